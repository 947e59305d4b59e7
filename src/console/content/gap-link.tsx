import type { Editing } from '#contract/api/content.ts';
import { admitToConsole, matchConsolePage } from '#contract/console-pages.ts';
import { ConsoleLink } from '../address.tsx';
import { useViewer } from '../viewer.tsx';
import { useCheckName } from './editor-words.ts';

type Check = Editing['checks'][number]['check'];
/** Where something that is missing is filled in. */
export type GapAddress = (check: Check, editing: Editing) => string;

type Props = { check: Check; editing: Editing; gapAddress: GapAddress };

/** What is missing, as a way to where it is filled in; only named where that is another's page. */
export function GapLink({ check, editing, gapAddress }: Props) {
	const name = useCheckName()(check);
	const viewer = useViewer();
	const address = gapAddress(check, editing);
	const match = matchConsolePage(address.split(/[?#]/, 1)[0] ?? '');
	if (!match || admitToConsole(match.page, viewer) !== 'admitted') return name;
	return <ConsoleLink to={address}>{name}</ConsoleLink>;
}
