import { pagePath } from '#contract/page-address.ts';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { type ListChoices, listAddressQuery } from './list-choices.ts';

/** The address of the list as it would be with other choices. */
export function useListAddress(): (choices: ListChoices) => string {
	const addressFor = usePageAddress();
	return (choices) => addressFor(pagePath('myReservations'), listAddressQuery(choices));
}
