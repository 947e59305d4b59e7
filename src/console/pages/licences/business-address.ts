import type { EndingLicence } from '#contract/api/desk.ts';
import { consolePages } from '#contract/console-pages.ts';

type Of = Pick<EndingLicence, 'organisationId' | 'application' | 'isSuspended'>;

/** Where operators look at a business: before its approval it is no house. */
export const businessAddress = ({ organisationId, application }: Of): string =>
	application === null
		? `${consolePages.houses.path}/${organisationId}`
		: `${consolePages.applications.path}?status=${application}&id=${organisationId}`;

/** Where its owners keep its papers: beside the profile, and where there is none to edit among their own information. */
export const papersAddress = ({ organisationId, application, isSuspended }: Of): string => {
	const page = application === null && !isSuspended ? consolePages.profile : consolePages.information;
	return `${page.path}?organisation=${organisationId}#partner-licences`;
};
