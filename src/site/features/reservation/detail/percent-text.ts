/** “90 %”: the same in every language. */
export const percentText = (percent: number): string => `${percent}\u00a0%`;
