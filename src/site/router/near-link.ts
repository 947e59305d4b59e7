import type { Boot } from '../boot.ts';
import { guardedAddress } from '../guarded-address.ts';
import { destinationOf, loadAhead } from '../screens.ts';
import { storedLanguage } from './choose-language.ts';
import { isOwnAddress, locationOf } from './navigation.ts';
import type { Wanted } from './near-loads.ts';

export type Near = Pick<Boot, 'viewer' | 'mirroredChoice'>;

/** What the screen needs that a link leads to, for whoever looks at the page now; nothing where that is no page of this front. */
export function wantedByLinks({
	viewer,
	mirroredChoice,
}: Near): (link: Pick<Element, 'getAttribute'>) => Wanted | undefined {
	let choice = mirroredChoice;
	return (link) => {
		const href = link.getAttribute('href');
		const address = isOwnAddress(href) ? guardedAddress(href, viewer) : undefined;
		if (address === undefined) return undefined;
		// Another language may have been chosen since the page was opened.
		choice = storedLanguage(choice);
		const destination = destinationOf(locationOf(address, '', false), choice);
		const { route, locale } = destination;
		return route && { name: `${route.file} ${locale}`, load: () => loadAhead(route, locale) };
	};
}
