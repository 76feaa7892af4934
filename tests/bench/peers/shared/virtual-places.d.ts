declare module 'virtual:places' {
  export const countries: string[];
  export const regions: Record<string, string[]>;
}
