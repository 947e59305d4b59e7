import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { MailWording } from '#contract/api/mail-template.ts';
import type { Api } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { partOf, type Sentences, severalParts, type WordingPart, wordingLength } from '#domain/mail/wording.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { FormDraft } from '#ui/form/draft.ts';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { type FieldProps, useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './mail.module.css';
import { MailWordings } from './mail-wordings.tsx';
import texts from './texts/texts.module.css';

export type WrittenMail = OutputOf<Api['POST /api/console/mail-templates/:template/preview']>;
type Values = Record<WordingPart, string>;
/** What was typed in a language and not kept yet stays while another one is looked at. */
export type WordingDrafts = {
	read: (language: Locale) => WordingDraft | undefined;
	/** Without any there is nothing to lose in it. */
	write: (language: Locale, draft?: WordingDraft) => void;
};
/** On top of which wording it was typed. */
export type WordingDraft = { revision: number; values: Values };

type Props = {
	template: string;
	language: Locale;
	wording: MailWording;
	drafts: WordingDrafts;
	onPreview: (mail: WrittenMail) => void;
	onSaved: (message: string) => void;
	/** The wording begins anew with what is kept. */
	onReload: () => void;
};

const blank: Values = {
	...{ subject: '', heading: '', text: '' },
	...{ 'subject-many': '', 'heading-many': '', 'text-many': '' },
};
/** Below a long mail: what leads there names it. */
export const wordingId = 'wording';
const idOf = (field: string) => `wording-${field}`;
const templateKey = 'GET /api/console/mail-templates/:template';

type Drafted = { language: Locale; drafts: WordingDrafts; kept: Values; revision: number };

/** In this page alone: a form that is left for another language finds again what was typed in it. */
function draftOf({ language, drafts, kept, revision }: Drafted): FormDraft<Values> {
	const read = () => drafts.read(language)?.values;
	const isKept = (values: Values) => Object.entries(kept).every(([part, text]) => values[part as WordingPart] === text);
	return {
		kept: read,
		read: () => read() ?? kept,
		write: (values) => drafts.write(language, isKept(values) ? undefined : { revision, values }),
		remove: () => drafts.write(language),
	};
}

/** What is typed of it, and what can be done with that. */
function useWording({ template, language, wording, drafts, onPreview, onSaved, onReload }: Props) {
	const callApi = useApi();
	const client = useQueryClient();
	const { parts } = wording;
	const [revision] = useState(drafts.read(language)?.revision ?? wording.revision);
	const kept: Values = { ...blank, ...byPart(parts, ({ own, standard }) => own ?? standard) };
	const [draft] = useState(() => draftOf({ language, drafts, kept, revision }));
	const form = useForm<Values, WordingPart>({
		...{ blank: kept, draft, idOf, textOf: useConsoleFailure(), asksBeforeLeaving: true },
		faultsOf: () => ({}),
		fieldOf: (at) => parts.find(({ part }) => at === `texts.${part}`)?.part,
	});
	const { values } = form;
	const isToConfirm = parts.some(({ standing }) => standing === 'older' || standing === 'unsent');
	const isChanged = parts.some(({ part }) => values[part] !== kept[part]);
	const of = { params: { template } };
	const keep = (given: Sentences, message: string) =>
		form.submit({
			send: async () => {
				const body = { language, revision, texts: given };
				const set = await callApi('PUT /api/console/mail-templates/:template/wording', { ...of, body });
				form.forget();
				client.setQueryData([templateKey, template, language], set);
				await client.invalidateQueries({ queryKey: ['GET /api/console/mail-templates'] });
				onSaved(message);
			},
		});
	const written = (now: Values): Sentences => byPart(parts, ({ part }) => now[part]);
	const look = (isSeveral: boolean) =>
		form.submit({
			send: async (now) => {
				const body = { language, texts: written(now), isSeveral };
				onPreview(await callApi('POST /api/console/mail-templates/:template/preview', { ...of, body }));
			},
		});
	/** What stands now takes the place of what was typed. */
	const reload = async () => {
		form.forget();
		await client.invalidateQueries({ queryKey: [templateKey, template, language] });
		onReload();
	};
	const isWorthKeeping = isChanged || isToConfirm;
	return {
		form,
		isWorthKeeping,
		keep,
		look,
		reload: () => void reload(),
		keepTyped: (told: string) => keep(written(form.valuesNow()), told),
	};
}

/** The prose of a mail in one language: in the operator's own words, or the standard ones (decision 0171). */
export function MailWordingForm(props: Props) {
	const t = useTranslations('console.template.wording');
	const { template, language, wording } = props;
	const { revision, parts } = wording;
	const { form, isWorthKeeping, keep, keepTyped, look, reload } = useWording(props);
	const forms = parts.flatMap(({ placeholders }) => placeholders).find((one) => one.endsWith('…}'));
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void keepTyped(t('saved'));
	};
	return (
		<form id={wordingId} className={styles.wording} noValidate onSubmit={submit}>
			<h2 className={styles.wordingTitle}>{t('title')}</h2>
			<p className={texts.small}>{t('intro', { sample: '{name}' })}</p>
			{forms && <p className={texts.small}>{t('forms', { sample: forms })}</p>}
			<FormSummary
				form={form}
				title={(count) => t('mend', { count })}
				labelOf={(field) => t(`part.${field}`)}
				level={3}
			/>
			{parts.map((one) => (
				<Sentence key={one.part} {...{ one, language }} field={form.field(one.part)} />
			))}
			{form.failure && (
				<Note tone="bad" isAlert>
					{form.failure}{' '}
					{form.error instanceof ApiFailure && form.error.code === 'changed-since' && (
						<Button size="sm" onClick={reload}>
							{t('reload')}
						</Button>
					)}
				</Note>
			)}
			<div className={styles.tools}>
				<Button onClick={() => void look(false)} isBusy={form.isBusy}>
					{t('preview')}
				</Button>
				{parts.some(({ part }) => isOfSeveral(part)) && (
					<Button onClick={() => void look(true)} isBusy={form.isBusy}>
						{t('previewMany')}
					</Button>
				)}
				<Button type="submit" variant="primary" isBusy={form.isBusy} disabled={!isWorthKeeping}>
					{t('save')}
				</Button>
				{parts.some(({ own }) => own !== null) && (
					<Reset isBusy={form.isBusy} onConfirm={() => keep({}, t('resetDone'))} />
				)}
				<MailWordings {...{ template, language, revision }} />
			</div>
		</form>
	);
}

const isOfSeveral = (part: WordingPart) => (severalParts as readonly string[]).includes(part);

const byPart = (parts: MailWording['parts'], pick: (part: MailWording['parts'][number]) => string): Partial<Values> =>
	Object.fromEntries(parts.map((one) => [one.part, pick(one)]));

type SentenceProps = {
	one: MailWording['parts'][number];
	language: Locale;
	field: FieldProps;
};

const tones = { own: 'info', older: 'warn', unsent: 'bad' } as const;

/** One of its sentences, with what it has to name and, where it says something else, the standard one. */
function Sentence({ one: { part, standard, placeholders, standing }, language, field }: SentenceProps) {
	const t = useTranslations('console.template.wording');
	const look = {
		...{ ...field, label: t(`part.${part}`), lang: locales[language].tag, maxLength: wordingLength(part) },
		hint: placeholders.length > 0 ? t('needs', { placeholders: placeholders.join(' ') }) : undefined,
	};
	return (
		<div className={styles.sentence}>
			{partOf(part) === 'text' ? <TextArea {...look} rows={5} /> : <TextField {...look} />}
			{field.value !== standard && (
				<p className={texts.small} lang={locales[language].tag}>
					{t('standard', { text: standard })}
				</p>
			)}
			{standing && (
				<p>
					<Badge tone={tones[standing]}>{t(standing)}</Badge>
				</p>
			)}
			{standing === 'older' && <Note tone="warn">{t('olderText')}</Note>}
			{standing === 'unsent' && <Note tone="bad">{t('unsentText')}</Note>}
		</div>
	);
}

function Reset({ isBusy, onConfirm }: { isBusy: boolean; onConfirm: () => Promise<unknown> }) {
	const t = useTranslations('console.template.wording');
	const [isAsking, setIsAsking] = useState(false);
	const confirm = async () => {
		await onConfirm();
		setIsAsking(false);
	};
	return (
		<>
			<Button variant="quiet" onClick={() => setIsAsking(true)}>
				{t('reset')}
			</Button>
			<ConfirmDialog
				{...{ isOpen: isAsking, isBusy, title: t('resetTitle'), confirmLabel: t('reset'), cancelLabel: t('keep') }}
				onConfirm={() => void confirm()}
				onClose={() => setIsAsking(false)}
			>
				{t('resetText')}
			</ConfirmDialog>
		</>
	);
}
