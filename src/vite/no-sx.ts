/** Takes the place of MUI's `sx`, which `styled` has no need of. */
export default function styleFunctionSx({ sx }: { sx?: unknown }): null {
  if (sx === undefined) return null;
  throw new Error('"sx" is not bundled: use "styled". See src/vite/lean-libraries.ts.');
}

export const unstable_defaultSxConfig = {};
export const unstable_createStyleFunctionSx = () => styleFunctionSx;
