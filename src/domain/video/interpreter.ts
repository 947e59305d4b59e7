/** Who is asked to interpret comes only after saying yes. */
export const interpreterStates = ['invited', 'accepted', 'declined'] as const;
export type InterpreterState = (typeof interpreterStates)[number];
