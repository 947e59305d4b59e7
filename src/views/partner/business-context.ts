import { createContext, useContext } from 'react';

const Organisation = createContext<string | undefined>(undefined);

/** Which business the cards below are about. */
export const OfBusiness = Organisation.Provider;

export function useOrganisation(): string {
	const organisation = useContext(Organisation);
	if (organisation === undefined) throw new Error('what is told of a business needs OfBusiness around it');
	return organisation;
}
