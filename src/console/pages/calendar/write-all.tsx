import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import type { Comer } from '#contract/api/desk-day.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { Fault } from '#contract/faults.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { withSentence } from '#domain/phrase/agency-phrase.ts';
import { mostOfMessage, type PhraseUse } from '#domain/phrase/phrase-message.ts';
import { checkMessage } from '#domain/thread/message-words.ts';
import { maxMessageLength } from '#domain/thread/thread.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { newKey } from '#ui/form/new-key.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ChosenPhrases } from '#views/thread/chosen-phrases.tsx';
import { ConsoleLink } from '../../address.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useLanguagesSaid } from '../../use-languages-said.ts';
import { useConsoleLocale, useViewer } from '../../viewer.tsx';
import sheet from './day-sheet.module.css';
import { startsOf, type Unsent, writeToEach } from './write-each.ts';

const PhraseSheet = lazy(async () => ({ default: (await import('#views/thread/phrase-sheet.tsx')).PhraseSheet }));

const everybody = 'all';
type Message = { text: string; phrases: PhraseUse[] };
const blank: Message = { text: '', phrases: [] };

/** A storm, a road that is closed: the same words to everybody who comes on a day, or to one start of it. */
export function WriteAll({ comers }: { comers: readonly Comer[] }) {
	const t = useTranslations('console.calendar.writeAll');
	const viewer = useViewer();
	const [isOpen, setIsOpen] = useState(false);
	const starts = startsOf(comers);
	if (starts.length === 0 || organisationsWhere(viewer, 'thread.write').length === 0) return null;
	if (!isOpen)
		return (
			<div className={sheet.toAll}>
				<Button size="sm" onClick={() => setIsOpen(true)}>
					<Icon name="message" />
					{t('open')}
				</Button>
			</div>
		);
	return (
		<div className={sheet.toAll}>
			<Card title={t('title')}>
				<Writing starts={starts} onClose={() => setIsOpen(false)} />
			</Card>
		</div>
	);
}

type Sending = { message: Message; comers: readonly Comer[]; sent: number; unsent?: readonly Unsent[] };

/** Each message keeps its key, so that whoever was written to before an answer was lost is not written to twice. */
function useSending() {
	const callApi = useApi();
	const language = useConsoleLocale();
	const keys = useRef(new Map<string, string>());
	const [state, setState] = useState<Sending>();
	const write = async ({ id }: Comer, message: Message) => {
		const key = keys.current.get(id) ?? newKey();
		keys.current.set(id, key);
		const { threadId } = await callApi('POST /api/reservations/:id/thread', { params: { id } });
		const body = { key, ...message, language, fileIds: [] };
		await callApi('POST /api/threads/:id/messages', { params: { id: threadId }, body });
	};
	const send = async (message: Message, comers: readonly Comer[], before = 0) => {
		setState({ message, comers, sent: before });
		const unsent = await writeToEach(
			comers,
			(comer) => write(comer, message),
			(sent) => setState({ message, comers, sent: before + sent }),
		);
		setState({ message, comers, sent: before + comers.length - unsent.length, unsent });
	};
	return { state, send };
}

function Writing({ starts, onClose }: { starts: ReturnType<typeof startsOf>; onClose: () => void }) {
	const { state, send } = useSending();
	if (!state) return <Composing starts={starts} onSend={send} onClose={onClose} />;
	return <Told {...state} onAgain={send} onClose={onClose} />;
}

type ComposingProps = {
	starts: ReturnType<typeof startsOf>;
	onSend: (message: Message, comers: readonly Comer[]) => Promise<void>;
	onClose: () => void;
};

/** Links to elsewhere and numbers of cards are not sent, as in any thread. */
function useMessage(id: string) {
	return useForm<Message, 'text'>({
		blank,
		faultsOf: (values) => {
			const message = { text: values.text.trim(), phrases: values.phrases, files: 0 };
			const checked = checkMessage(message, { role: 'provider', ownHost: location.hostname });
			const [first] = checked.ok ? [] : ((checked.faults ?? []) as Fault[]);
			return first ? { text: first.code } : {};
		},
		textOf: useConsoleFailure(),
		idOf: () => id,
		isQuietWhileMended: true,
		asksBeforeLeaving: true,
	});
}
type MessageForm = ReturnType<typeof useMessage>;

function Composing({ starts, onSend, onClose }: ComposingProps) {
	const t = useTranslations('console.calendar.writeAll');
	const calendar = useTranslations('console.calendar');
	const [to, setTo] = useState(everybody);
	const [isBookOpen, setIsBookOpen] = useState<boolean>();
	const form = useMessage(useId());
	const meant = starts.filter((start) => to === everybody || start.id === to).flatMap(({ comers }) => comers);
	const reached = meant.filter(({ hasAccount }) => hasAccount);
	const options = [
		{ value: everybody, label: t('everybody') },
		...starts.map((start) => ({ value: start.id, label: `${start.time ?? calendar('allDay')} · ${start.title}` })),
	];
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({
			send: async (message) => {
				form.restart(blank);
				await onSend({ ...message, text: message.text.trim() }, reached);
			},
		});
	};
	return (
		<>
			<form className={sheet.form} noValidate onSubmit={submit}>
				<Select name="to" label={t('to')} isLabelShown options={options} value={to} onChange={setTo} />
				<Reached comers={reached} />
				<ByPhone comers={meant.filter(({ hasAccount }) => !hasAccount)} />
				<Words form={form} onBook={() => setIsBookOpen(true)} />
				<div className={sheet.buttons}>
					<Button type="submit" variant="primary" isBusy={form.isBusy} disabled={reached.length === 0}>
						{t('send', { count: reached.length })}
					</Button>
					<Button onClick={onClose}>{t('stay')}</Button>
				</div>
			</form>
			{/* Not within the form: it has forms of its own. */}
			{isBookOpen !== undefined && (
				<Book form={form} comers={reached} isOpen={isBookOpen} onClose={() => setIsBookOpen(false)} />
			)}
		</>
	);
}

const languagesOf = (comers: readonly Comer[]) => [...new Set(comers.map(({ language }) => language))];

function Reached({ comers }: { comers: readonly Comer[] }) {
	const t = useTranslations('console.calendar.writeAll');
	const languages = useLanguagesSaid()(languagesOf(comers));
	return <p className={sheet.small}>{t('reached', { count: comers.length, languages })}</p>;
}

function Words({ form, onBook }: { form: MessageForm; onBook: () => void }) {
	const t = useTranslations('console.calendar.writeAll');
	const { phrases } = form.values;
	return (
		<>
			<ChosenPhrases
				uses={phrases}
				onRemove={(at) => form.change({ phrases: phrases.filter((_, other) => other !== at) })}
			/>
			<TextArea
				{...form.field('text')}
				// What was begun and given up again lacks nothing.
				onBlur={() => undefined}
				label={t('text')}
				hint={t('hint')}
				maxLength={maxMessageLength}
			/>
			{phrases.length < mostOfMessage.phrases && (
				<div>
					<Button size="sm" onClick={onBook}>
						{t('phrases')}
					</Button>
				</div>
			)}
		</>
	);
}

type BookProps = { form: MessageForm; comers: readonly Comer[]; isOpen: boolean; onClose: () => void };

/** What is chosen from the book everybody reads in their own language. */
function Book({ form, comers, isOpen, onClose }: BookProps) {
	const language = useConsoleLocale();
	const [only, ...others] = languagesOf(comers);
	const addWords = (sentence: string) => {
		const text = withSentence(form.valuesNow().text, sentence, maxMessageLength);
		if (text !== undefined) form.change({ text });
		return text !== undefined;
	};
	return (
		<Suspense fallback={null}>
			<PhraseSheet
				{...{ isOpen, onClose, role: 'provider' as const, matter: {} }}
				reader={only && others.length === 0 ? only : language}
				onPick={(use) => form.change({ phrases: [...form.valuesNow().phrases, use] })}
				onWords={addWords}
			/>
		</Suspense>
	);
}

/** Nobody reads messages there: who wrote to the others calls these. */
function ByPhone({ comers }: { comers: readonly Comer[] }) {
	const t = useTranslations('console.calendar.writeAll');
	if (comers.length === 0) return null;
	return (
		<Note tone="warn">
			{t('phoned', { count: comers.length })}
			<ul>
				{comers.map(({ id, guest, code, phone }) => (
					<li key={id}>
						{guest || code} {phone && <a href={`tel:${phone}`}>{phone}</a>}
					</li>
				))}
			</ul>
		</Note>
	);
}

type ToldProps = Sending & {
	onAgain: (message: Message, comers: readonly Comer[], before: number) => Promise<void>;
	onClose: () => void;
};

/** How far it is, and who was not reached. */
function Told({ message, comers, sent, unsent, onAgain, onClose }: ToldProps) {
	const t = useTranslations('console.calendar.writeAll');
	const failure = useConsoleFailure();
	if (!unsent)
		return (
			<p role="status">
				<b>{t('sending', { sent, count: comers.length })}</b>
			</p>
		);
	return (
		<div className={sheet.form}>
			<p role="status">
				<b>{t('sent', { count: sent })}</b>
			</p>
			{unsent.length > 0 && (
				<Note tone="bad" isAlert>
					{t('unsent', { count: unsent.length })}
					<ul>
						{unsent.map(({ comer, error }) => (
							<li key={comer.id}>
								<ConsoleLink to={`${consolePages.reservations.path}/${comer.id}`}>
									{comer.guest || comer.code}
								</ConsoleLink>
								{` · ${failure(error)}`}
							</li>
						))}
					</ul>
				</Note>
			)}
			<div className={sheet.buttons}>
				{unsent.length > 0 && (
					<Button
						variant="primary"
						onClick={() =>
							void onAgain(
								message,
								unsent.map(({ comer }) => comer),
								sent,
							)
						}
					>
						{t('again')}
					</Button>
				)}
				<Button onClick={onClose}>{t('stay')}</Button>
			</div>
		</div>
	);
}
