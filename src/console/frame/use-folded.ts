import { useState } from 'react';
import { consoleGroups } from '#contract/console-pages.ts';

type Group = (typeof consoleGroups)[number];
type Kept = Partial<Record<Group, boolean>>;

const storageKey = 'console-groups';

function read(): Kept {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
		return Object.fromEntries(
			consoleGroups.flatMap((group) => {
				const isOpen = (kept as Kept | null)?.[group];
				return typeof isOpen === 'boolean' ? [[group, isOpen]] : [];
			}),
		);
	} catch {
		return {};
	}
}

/** Which groups of the navigation somebody has opened or folded on this device; undefined where they never did. */
export function useFolded() {
	const [kept, setKept] = useState(read);
	const fold = (group: Group, isOpen: boolean) => {
		const next = { ...kept, [group]: isOpen };
		setKept(next);
		try {
			localStorage.setItem(storageKey, JSON.stringify(next));
		} catch {
			// Storage may be closed to us; it then stays so as long as the page.
		}
	};
	return { kept, fold };
}
