/** The names of the sections one can be sent to. */
export const providerAnchor = 'provider';
export const ratingsAnchor = 'ratings';
