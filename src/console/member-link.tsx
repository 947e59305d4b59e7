import { consolePages } from '#contract/console-pages.ts';
import { ConsoleLink } from './address.tsx';

type Props = { id: string | null; name: string };

/** Somebody by their name, with the way to their page for operators; without one where there is no account. */
export function MemberLink({ id, name }: Props) {
	return id === null ? <b>{name}</b> : <ConsoleLink to={`${consolePages.members.path}/${id}`}>{name}</ConsoleLink>;
}
