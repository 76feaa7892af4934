/** A build of the two forms: ours or a peer's. */
export interface Candidate {
  name: string;
  title: string;
  /** Whether React draws it, which tells what renders and when inputs answer. */
  isReact: boolean;
  /** Address of the form with country and region. */
  address: string;
  /** Address of the form of so many texts. */
  texts: (fields: number) => string;
}

/** A form that is not filled in says so for each of these fields of the address. */
export const requiredInAddress = 5;

/** What a field says that needs an answer and has none. */
export const requiredMessage = 'Please fill this in';
