/**
 * Whether the name in its owner's own letters is asked for. Indonesians write theirs in Latin letters, as the passport
 * does: to them the question makes no sense. A name that was given is shown, so that it can be changed or taken away.
 */
export const asksOwnName = (language: string, given: string): boolean => language !== 'id' || given !== '';
