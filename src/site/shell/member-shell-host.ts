import { useViewer } from './site-context.tsx';

type MemberShell = typeof import('./member-shell.tsx');

/** Named in a member's pages, and in theirs alone. */
export const memberFiles = [
	'src/site/shell/member-shell.tsx',
	'src/site/data/member-session.ts',
	'src/site/member-screens.ts',
];

let loaded: MemberShell | undefined;

/** Before a member's first page is taken over; who is logged in never changes without a new page. */
export async function loadMemberShell(): Promise<void> {
	loaded = await import('./member-shell.tsx');
}

if (import.meta.env.SSR) await loadMemberShell();

/** What only members have around their screens; undefined for a visitor. */
export function useMemberShell(): MemberShell | undefined {
	return useViewer() === null ? undefined : loaded;
}
