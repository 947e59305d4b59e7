import { formatDate, formatTime } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './content.module.css';
import { differingParts } from './told-value.ts';
import type { Conflict, ContentForm } from './use-content-form.ts';
import { useFieldName } from './use-field-name.ts';

const korea = 'Asia/Seoul';

/** Somebody else saved meanwhile: what each changed, side by side, and both together to save. */
export function ConflictSheet({ form, onTold }: { form: ContentForm; onTold: (message: string) => void }) {
	const t = useTranslations('console.product');
	const { conflict } = form;
	const close = () => form.setConflict(undefined);
	return (
		<Sheet isOpen={conflict !== undefined} title={t('conflict')} closeLabel={t('keepEditing')} onClose={close}>
			{conflict && <Met conflict={conflict} form={form} onTold={onTold} onClose={close} />}
		</Sheet>
	);
}

type Props = { conflict: Conflict; form: ContentForm; onTold: (message: string) => void; onClose: () => void };

function Met({ conflict, form, onTold, onClose }: Props) {
	const t = useTranslations('console.product');
	const nameOf = useFieldName();
	const { save, failure, isBusy } = useSaving({ textOf: useConsoleFailure() });
	const { revision, content } = conflict.theirs;
	// What only I changed, and where both wrote the same, there is nothing to choose.
	const changed = conflict.fields.flatMap(({ at, by, mine, theirs }) => {
		const parts = by === 'me' ? undefined : differingParts(at, { one: mine, other: theirs }, nameOf);
		return parts ? [{ at, by, mine: parts.one, theirs: parts.other }] : [];
	});
	const merge = async () => {
		const saved = await save(() =>
			form.put({ base: revision.number, content: conflict.merged, confirmed: form.values.confirmed }),
		);
		if (saved) onTold(t('saved'));
	};
	const takeTheirs = () => {
		form.takeTheirs({ latest: revision.number, content });
		onClose();
	};
	return (
		<div className={styles.form}>
			<p>
				{t('conflictText', {
					by: revision.author.by,
					name: revision.author.name ?? '',
					date: formatDate(revision.at),
					time: formatTime(revision.at, korea),
				})}
			</p>
			<ul className={styles.meetings}>
				{changed.map(({ at, mine, theirs, by }) => (
					<li key={at} data-both={by === 'both' || undefined}>
						<h3>{nameOf(at)}</h3>
						<p className={styles.small}>{t(by === 'both' ? 'byBoth' : 'byThem')}</p>
						<dl>
							<dt>{t('mine')}</dt>
							<dd className={styles.asTyped}>{mine}</dd>
							<dt>{t('theirs')}</dt>
							<dd className={styles.asTyped}>{theirs}</dd>
						</dl>
					</li>
				))}
			</ul>
			<FailureNote>{failure}</FailureNote>
			<div className={styles.actions}>
				<Button variant="primary" isBusy={isBusy} onClick={() => void merge()}>
					{t('merge')}
				</Button>
				<Button onClick={takeTheirs}>{t('takeTheirs')}</Button>
			</div>
			<p className={styles.small}>{t('mergeText')}</p>
		</div>
	);
}
