/** A library that the engine is compared with. */
export interface Peer {
  name: string;
  title: string;
  isReact: boolean;
  /** Its module below tests/bench/peers/. */
  entry: string;
}

export const peers: Peer[] = [
  { name: 'plain', title: 'plain React', isReact: true, entry: 'plain/main.tsx' },
  { name: 'mui-plain', title: 'MUI, no form library', isReact: true, entry: 'mui-plain/main.tsx' },
  { name: 'rhf-mui', title: 'React Hook Form + MUI', isReact: true, entry: 'rhf-mui/main.tsx' },
  { name: 'formik-mui', title: 'Formik + Yup + MUI', isReact: true, entry: 'formik-mui/main.tsx' },
  { name: 'rjsf', title: 'RJSF + MUI, ajv at run time', isReact: true, entry: 'rjsf/main.tsx' },
  { name: 'jsonforms', title: 'JSON Forms', isReact: true, entry: 'jsonforms/main.tsx' },
  { name: 'surveyjs', title: 'SurveyJS', isReact: true, entry: 'surveyjs/main.tsx' },
  { name: 'formio', title: 'Form.io', isReact: false, entry: 'formio/main.ts' },
];
