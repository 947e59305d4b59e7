import { useState } from 'react';
import type { FaultCode } from '#contract/faults.ts';
import { countOf } from '#domain/product/price.ts';
import { readGuests } from '#domain/reservation/guest-list.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import styles from '#views/move/dialog.module.css';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { type GuestDraft, isUnsaved } from './guest-draft.ts';
import { guestFileText } from './guest-file-text.ts';
import own from './guest-list-form.module.css';
import { GuestPreview } from './guest-preview.tsx';
import type { GuestList } from './use-guest-list.ts';

type Props = { list: GuestList; draft: GuestDraft; onSave: () => void };

/** A thousand names with a note each. */
const mostBytes = 512 * 1024;
const fileKinds = ['.csv', '.tsv', '.txt'] as const;
/** As many as one mends at a time. */
const mostFaults = 10;

/** One guest a line, pasted from a spreadsheet, typed, or out of its file. */
export function GuestListForm({ list, draft, onSave }: Props) {
	const t = useTranslations('reservation.my.guestList');
	const { reservation } = useReservation();
	const { isSaving, saveFailure, write, close } = list;
	const { text } = draft;
	const read = readGuests(text, countOf(reservation.order.persons));
	return (
		<div className={styles.form}>
			{draft.isRestored && isUnsaved(draft) && !saveFailure && (
				<Note>
					<p>{t('restored')}</p>
					<StartOver list={list} />
				</Note>
			)}
			<p>{t('how')}</p>
			<GuestFile onRead={write} />
			<div className={own.lines}>
				<TextArea
					label={t('lines')}
					hint={t('linesHint')}
					spellCheck={false}
					autoComplete="off"
					value={text}
					onChange={(event) => write(event.target.value)}
				/>
			</div>
			<Faults faults={read.faults} />
			<Doubles lines={read.doubles} />
			<GuestPreview guests={read.guests} />
			<div className={own.foot}>
				{saveFailure && (
					<div className={own.failure}>
						<Note tone="bad" isAlert>
							<p>{saveFailure}</p>
							{isUnsaved(draft) && <StartOver list={list} />}
						</Note>
					</div>
				)}
				<p role="status">
					{text.trim() !== '' && t('read', { count: read.guests.length })}{' '}
					{read.faults.length > 0 && <b>{t('toMend', { count: read.faults.length })}</b>}
				</p>
				<Button variant="quiet" disabled={isSaving} onClick={close}>
					{t('close')}
				</Button>
				<Button variant="primary" isBusy={isSaving} disabled={read.faults.length > 0} onClick={onSave}>
					{t('save')}
				</Button>
			</div>
		</div>
	);
}

/** Gives up what was typed for what is saved. */
function StartOver({ list }: Pick<Props, 'list'>) {
	const t = useTranslations('reservation.my.guestList');
	return (
		<div className={own.again}>
			<Button size="sm" disabled={list.isSaving} onClick={list.startOver}>
				{t('useSaved')}
			</Button>
		</div>
	);
}

function GuestFile({ onRead }: { onRead: (text: string) => void }) {
	const t = useTranslations('reservation.my.guestList');
	const pay = useTranslations('reservation.my.pay');
	const faultWords = useTranslations('error.fault');
	const locale = useWordsLocale();
	const [name, setName] = useState<string>();
	const [fault, setFault] = useState<FaultCode>();
	const refuse = (why: FaultCode) => {
		setName(undefined);
		setFault(why);
	};
	const take = async (file: File) => {
		setFault(undefined);
		try {
			onRead(guestFileText(await file.arrayBuffer(), locale));
			setName(file.name);
		} catch {
			refuse('file-unreadable');
		}
	};
	return (
		<FilePicker
			label={t('file')}
			hint={t('fileHint')}
			error={fault && faultWords(fault)}
			accept={fileKinds}
			maxBytes={mostBytes}
			picked={name === undefined ? undefined : { name }}
			dropLabel={pay('drop')}
			chooseLabel={pay('choose')}
			replaceLabel={pay('chooseAgain')}
			onChoose={(file) => void take(file)}
			onReject={(why) => refuse(why === 'size' ? 'file-too-large' : 'file-type')}
		/>
	);
}

function Faults({ faults }: Pick<ReturnType<typeof readGuests>, 'faults'>) {
	const t = useTranslations('reservation.my.guestList');
	if (faults.length === 0) return null;
	return (
		<Note tone="warn">
			<ul>
				{faults.slice(0, mostFaults).map(({ line, code }) => (
					<li key={line}>{t(`fault.${code}`, { line })}</li>
				))}
				{faults.length > mostFaults && <li>{t('moreFaults', { count: faults.length - mostFaults })}</li>}
			</ul>
		</Note>
	);
}

function Doubles({ lines }: { lines: readonly number[] }) {
	const t = useTranslations('reservation.my.guestList');
	if (lines.length === 0) return null;
	const some = lines.slice(0, mostFaults).join(', ');
	return <Note>{t('doubles', { lines: lines.length > mostFaults ? `${some} …` : some })}</Note>;
}
