import {
	type ChangeEvent,
	type FormEvent,
	type KeyboardEvent,
	lazy,
	Suspense,
	useId,
	useMemo,
	useRef,
	useState,
} from 'react';
import type { MessageFile } from '#contract/api/thread.ts';
import type { Fault } from '#contract/faults.ts';
import { withSentence } from '#domain/phrase/agency-phrase.ts';
import { mostOfMessage, type PhraseUse } from '#domain/phrase/phrase-message.ts';
import { checkMessage } from '#domain/thread/message-words.ts';
import { maxMessageLength, mostMessageFiles, type PartyRole } from '#domain/thread/thread.ts';
import type { Locale } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { formDraft } from '#ui/form/draft.ts';
import type { Faults } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ChosenPhrases } from './chosen-phrases.tsx';
import type { Matter } from './phrase-sheet.tsx';
import styles from './thread.module.css';
import { useThreadFailure } from './use-thread.ts';

const types = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

const PhraseSheet = lazy(async () => ({ default: (await import('./phrase-sheet.tsx')).PhraseSheet }));

export type Draft = { text: string; files: MessageFile[]; phrases: PhraseUse[] };
const blank: Draft = { text: '', files: [], phrases: [] };

/** Links to elsewhere and numbers of cards are not sent; who typed one is told while it can be mended. */
function faultsOf({ text, files, phrases }: Draft, role: PartyRole): Faults<'text'> {
	const message = { text: text.trim(), phrases, files: files.length };
	const checked = checkMessage(message, { role, ownHost: location.hostname });
	const [first] = checked.ok ? [] : ((checked.faults ?? []) as Fault[]);
	return first ? { text: first.code } : {};
}

/** The message being written, kept in this tab until it is on its way. */
export function useMessageForm(name: string, owner: string | undefined, role: PartyRole) {
	const draft = useMemo(
		() => formDraft<Draft>({ name: `message:${name}`, owner, version: 2, blank, fields: ['text', 'files', 'phrases'] }),
		[name, owner],
	);
	const fieldId = useId();
	return useForm<Draft, 'text'>({
		blank,
		draft,
		faultsOf: (values) => faultsOf(values, role),
		textOf: useThreadFailure(),
		idOf: () => fieldId,
		isQuietWhileMended: true,
	});
}

type Props = {
	form: ReturnType<typeof useMessageForm>;
	/** The thread, made where there is none yet: files are uploaded to it. */
	openedId: () => Promise<string>;
	onSend: (message: Draft) => void;
	role: PartyRole;
	matter: Matter;
	/** The language of who will read it. */
	reader: Locale;
	/** Little room: without what one can do without. */
	isShort?: boolean | undefined;
};

/** What was chosen from the phrase book, a field, what is sent along, and the button. */
export function Compose({ form, openedId, onSend, isShort = false, ...picking }: Props) {
	const t = useTranslations('thread');
	const element = useRef<HTMLFormElement>(null);
	const { files, phrases } = form.values;
	const setPhrases = (next: PhraseUse[]) => {
		form.change({ phrases: next });
		form.clearPart('text');
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		await form.submit({
			send: async (values) => {
				onSend({ ...values, text: values.text.trim() });
				form.forget();
				form.restart(blank);
				element.current?.querySelector('textarea')?.focus();
			},
		});
	};
	const sendByKey = (event: KeyboardEvent) => {
		if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) element.current?.requestSubmit();
	};
	const book = usePhraseSheet({
		...picking,
		onPick: (use) => setPhrases([...form.valuesNow().phrases, use]),
		onWords: (sentence) => {
			const text = withSentence(form.valuesNow().text, sentence, maxMessageLength);
			if (text !== undefined) form.change({ text });
			return text !== undefined;
		},
	});
	return (
		<>
			<form ref={element} className={styles.compose} noValidate onSubmit={(event) => void submit(event)}>
				<ChosenPhrases uses={phrases} onRemove={(at) => setPhrases(phrases.filter((_, other) => other !== at))} />
				<TextArea
					{...form.field('text')}
					// What was begun and given up again lacks nothing.
					onBlur={() => undefined}
					label={t('write')}
					rows={isShort ? 1 : 2}
					maxLength={maxMessageLength}
					{...(!isShort && { hint: t('hint') })}
					onKeyDown={sendByKey}
				/>
				<Attached files={files} onRemove={(id) => form.change({ files: files.filter((file) => file.id !== id) })} />
				<div className={styles.send}>
					<Button type="submit" variant="brand" isBusy={form.isBusy}>
						{t('send')}
					</Button>
					{phrases.length < mostOfMessage.phrases && (
						<button type="button" className={styles.attach} aria-haspopup="dialog" onClick={book.open}>
							<Icon name="message" />
							<span className={styles.words}>{t('phrases.open')}</span>
						</button>
					)}
					{files.length < mostMessageFiles && (
						<Attach
							openedId={openedId}
							onAttached={(file) => form.change({ files: [...form.valuesNow().files, file] })}
						/>
					)}
				</div>
			</form>
			{/* Not within the form: it has forms of its own. */}
			{book.sheet}
		</>
	);
}

type Picking = Pick<Props, 'role' | 'matter' | 'reader'> & {
	onPick: (use: PhraseUse) => void;
	onWords: (sentence: string) => boolean;
};

/** The book comes when it is asked for, and stays: what closes gives the focus back. */
function usePhraseSheet(picking: Picking) {
	const [isOpen, setIsOpen] = useState<boolean>();
	return {
		open: () => setIsOpen(true),
		sheet: isOpen !== undefined && (
			<Suspense fallback={null}>
				<PhraseSheet {...picking} isOpen={isOpen} onClose={() => setIsOpen(false)} />
			</Suspense>
		),
	};
}

function Attached({ files, onRemove }: { files: readonly MessageFile[]; onRemove: (id: string) => void }) {
	const t = useTranslations('thread');
	if (files.length === 0) return null;
	return (
		<ul className={styles.files}>
			{files.map(({ id, name, mediaType }) => (
				<li key={id} className={styles.file}>
					<Icon name={mediaType === 'application/pdf' ? 'document' : 'camera'} />
					<span>{name}</span>
					<button type="button" className={styles.remove} onClick={() => onRemove(id)}>
						<Icon name="close" />
						<span className="visually-hidden">{t('removeFile', { name })}</span>
					</button>
				</li>
			))}
		</ul>
	);
}

/** Sent to the server at once, and to the others with the message. */
function Attach({
	openedId,
	onAttached,
}: {
	openedId: () => Promise<string>;
	onAttached: (file: MessageFile) => void;
}) {
	const t = useTranslations('thread');
	const fault = useTranslations('error.fault');
	const callApi = useApi();
	const uploading = useSaving({ textOf: useThreadFailure(), isFile: true });
	const [name, setName] = useState('');
	const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
		const [file] = target.files ?? [];
		target.value = '';
		if (!file) return;
		setName(file.name);
		const sent = await uploading.save(async () => {
			const id = await openedId();
			return callApi('POST /api/threads/:id/files', { params: { id }, query: { name: file.name }, body: file });
		});
		if (sent) onAttached(sent);
	};
	const wrong = uploading.faults.file;
	return (
		<>
			<label className={styles.attach} data-busy={uploading.isBusy || undefined}>
				<Icon name="paperclip" />
				<span className={styles.words}>{uploading.isBusy ? t('uploading', { name }) : t('attach')}</span>
				<input
					type="file"
					className="visually-hidden"
					accept={types}
					disabled={uploading.isBusy}
					aria-description={t('attachHint', { count: mostMessageFiles })}
					onChange={(event) => void take(event)}
				/>
			</label>
			{uploading.failure && (
				<Note tone="bad" isAlert>
					{wrong ? fault(wrong) : uploading.failure}
				</Note>
			)}
		</>
	);
}
