import type { ReactNode } from 'react';
import { admitToConsole, consolePages } from '#contract/console-pages.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { ConsoleLink } from './address.tsx';
import { useViewer } from './viewer.tsx';

/** The name of a business as the way to its page, for who has that; the agency has none. */
export function HouseLink({ organisationId, children }: { organisationId: string; children: ReactNode }) {
	const isTheirs = admitToConsole('house', useViewer()) === 'admitted';
	if (!isTheirs || organisationId === agencyId) return children;
	return <ConsoleLink to={`${consolePages.houses.path}/${organisationId}`}>{children}</ConsoleLink>;
}
