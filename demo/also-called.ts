/** Search words as one would list them, with commas between: a line for a language, however many they are. */
export const alsoCalled = (listed: TemplateStringsArray): string[] => listed.join('').split(', ');
