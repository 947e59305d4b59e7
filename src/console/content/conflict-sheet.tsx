import { formatDate, formatTime } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './content.module.css';
import type { Conflict, ContentForm } from './use-content-form.ts';
import { useFieldName } from './use-field-name.ts';

const korea = 'Asia/Seoul';

type Leaves = Map<string, string>;

/** What a value holds, each part by its path; a list of words is one part. */
function leavesOf(value: unknown, at: string, found: Leaves = new Map()): Leaves {
	if (value === undefined || value === null || value === '') return found;
	if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return found.set(at, value.join('\n'));
	if (typeof value !== 'object') return found.set(at, String(value));
	for (const [key, part] of Object.entries(value)) leavesOf(part, `${at}.${key}`, found);
	return found;
}

const none = '–';

/** Of both only what differs, each part with its name: nobody looks for a number in all of a price list. */
function partsOf(at: string, mine: unknown, theirs: unknown, nameOf: (field: string) => string) {
	const [own, other] = [leavesOf(mine, at), leavesOf(theirs, at)];
	const differing = [...new Set([...own.keys(), ...other.keys()])].filter((path) => own.get(path) !== other.get(path));
	const toldIn = (leaves: Leaves) =>
		differing
			.map((path) => (path === at ? (leaves.get(path) ?? none) : `${nameOf(path)}: ${leaves.get(path) ?? none}`))
			.join('\n') || none;
	return { mine: toldIn(own), theirs: toldIn(other) };
}

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
	const changed = conflict.fields.filter(({ by }) => by !== 'me');
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
				{changed
					.map(({ at, by, ...values }) => ({ at, by, ...partsOf(at, values.mine, values.theirs, nameOf) }))
					.map(({ at, mine, theirs, by }) => (
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
			{failure && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
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
