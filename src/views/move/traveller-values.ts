/** A traveller as typed, complete or not; empty is ''. */
export type TravellerValues = Record<'firstName' | 'lastName' | 'birthOn', string>;

export const blankTraveller: TravellerValues = { firstName: '', lastName: '', birthOn: '' };
