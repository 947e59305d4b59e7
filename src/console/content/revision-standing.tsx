import type { Editing } from '#contract/api/content.ts';
import { isAhead } from '#domain/content/content-machine.ts';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { StateBadge } from './content-list.tsx';

type Props = { editing: Pick<Editing, 'state' | 'latest' | 'published'>; isStateSaid?: boolean };

/** Which revision the editor has, how the thing stands, and whether readers see an earlier one: as the list says it. */
export function RevisionStanding({ editing, isStateSaid = true }: Props) {
	const t = useTranslations('console.product');
	const { state, latest, published } = editing;
	const shown = isAhead(editing) && published !== null ? ` (${t('shownRevision', { number: published })})` : '';
	return (
		<>
			{`${t('revision', { number: latest })}${shown} `}
			{isStateSaid && <StateBadge state={state} />} <AheadBadge editing={editing} />
		</>
	);
}

/** Something was written that is not published. */
export function AheadBadge({ editing }: Pick<Props, 'editing'>) {
	const t = useTranslations('console.product');
	return isAhead(editing) ? <Badge tone="warn">{t('ahead')}</Badge> : null;
}
