import { consolePages } from '#contract/console-pages.ts';
import type { PageId } from '#contract/pages.ts';
import { isPublicLocale } from '#i18n/locales.ts';
import { type PageLinkProps, pathTo, withQuery } from '#views/page-link.tsx';
import { ConsoleLink } from './address.tsx';
import { useConsoleLocale } from './viewer.tsx';

/** Out to a page of the site; what the console has of it stays in the console: reservations, talks by video, one's information. */
export function ConsolePageLink<Id extends PageId>({ page, params, query, ...attributes }: PageLinkProps<Id>) {
	const id = params && 'id' in params ? String(params.id) : '';
	const isSpokenThere = isPublicLocale(useConsoleLocale());
	// A voucher is the guest's; who works in what the site does not speak has its Korean side here.
	if (page === 'myReservation' && (query === undefined || !isSpokenThere))
		return <ConsoleLink to={withQuery(`${consolePages.reservations.path}/${id}`, query)} {...attributes} />;
	if (page === 'myInformation') return <ConsoleLink to={consolePages.information.path} {...attributes} />;
	if (page === 'videoConsultation' && (query === undefined || query.date !== undefined))
		return <ConsoleLink to={[consolePages.videos.path, query?.date].filter(Boolean).join('/')} {...attributes} />;
	const path = pathTo(page, params);
	return path !== undefined && <a href={withQuery(path, query)} {...attributes} />;
}
