/** What Node is given before a script, so that it starts as it does by the launcher. */
export const quickNode = ['--import', new URL('../../scripts/quick-imports.ts', import.meta.url).href];
