import { useState } from 'react';
import type { FaultCode } from '#contract/faults.ts';
import { countOf } from '#domain/product/price.ts';
import { type Guest, readGuests, writeGuests } from '#domain/reservation/guest-list.ts';
import { useApi } from '#site/data/api-context.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useSaving } from '../use-saving.ts';
import styles from './dialog.module.css';
import { guestFileText } from './guest-file-text.ts';
import own from './guest-list-form.module.css';
import { GuestPreview } from './guest-preview.tsx';
import { useReservation } from './reservation-context.ts';

type Props = { guests: readonly Guest[]; onClose: () => void };

/** A thousand names with a note each. */
const mostBytes = 512 * 1024;
const fileKinds = ['.csv', '.tsv', '.txt'] as const;
/** As many as one mends at a time. */
const mostFaults = 10;

/** One guest a line, pasted from a spreadsheet, typed, or out of its file. */
export function GuestListForm({ guests, onClose }: Props) {
	const t = useTranslations('reservation.my.guestList');
	const callApi = useApi();
	const { reservation, reload, say } = useReservation();
	const [text, setText] = useState(() => writeGuests(guests));
	const { isBusy, failure, save } = useSaving();
	const read = readGuests(text, countOf(reservation.order.persons));
	const keep = async () => {
		const params = { id: reservation.id };
		const body = { guests: read.guests };
		const answer = await save(() => callApi('PUT /api/reservations/:id/guests', { params, body }));
		if (!answer) return;
		await reload();
		onClose();
		say(t('saved'));
	};
	return (
		<div className={styles.form}>
			<p>{t('how')}</p>
			<GuestFile onRead={setText} />
			<div className={own.lines}>
				<TextArea
					label={t('lines')}
					hint={t('linesHint')}
					spellCheck={false}
					autoComplete="off"
					value={text}
					onChange={(event) => setText(event.target.value)}
				/>
			</div>
			<Faults faults={read.faults} />
			<Doubles lines={read.doubles} />
			<GuestPreview guests={read.guests} />
			<div className={own.foot}>
				{failure && (
					<div className={own.failure}>
						<Note tone="bad" isAlert>
							{failure}
						</Note>
					</div>
				)}
				<p role="status">
					{text.trim() !== '' && t('read', { count: read.guests.length })}{' '}
					{read.faults.length > 0 && <b>{t('toMend', { count: read.faults.length })}</b>}
				</p>
				<Button variant="quiet" disabled={isBusy} onClick={onClose}>
					{t('close')}
				</Button>
				<Button variant="primary" isBusy={isBusy} disabled={read.faults.length > 0} onClick={() => void keep()}>
					{t('save')}
				</Button>
			</div>
		</div>
	);
}

function GuestFile({ onRead }: { onRead: (text: string) => void }) {
	const t = useTranslations('reservation.my.guestList');
	const pay = useTranslations('reservation.my.pay');
	const faultWords = useTranslations('error.fault');
	const locale = useLocale();
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
