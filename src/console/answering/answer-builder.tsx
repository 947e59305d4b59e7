import { type FormEvent, useState } from 'react';
import { formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import bar from '#ui/bottom-bar.module.css';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { totalOf } from '#views/price/price-values.ts';
import { useConsoleLocale } from '../viewer.tsx';
import styles from './answer.module.css';
import type { AnswerDesk, AnswerReader, Done, GivenAnswer } from './answer-desk.ts';
import { AnswerPreview } from './answer-preview.tsx';
import { changesSince } from './answer-values.ts';
import { DateFields } from './date-fields.tsx';
import { LineFields } from './line-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import { TemplateTools } from './template-tools.tsx';
import { type AnswerFormState, type SendAnswer, useAnswerForm, useSendingAnswer } from './use-answer-form.ts';
import { useChangesText } from './use-changes-text.ts';
import { WordsFields } from './words-fields.tsx';

type Props = {
	desk: AnswerDesk;
	provider: string | undefined;
	/** The one that is to be succeeded. */
	own?: GivenAnswer;
	send: SendAnswer;
	/** Templates were kept or deleted. */
	onTemplates: () => Promise<void>;
	onDone: Done;
	onLeave?: () => void;
};

/** An answer, line by line: comparable with every other, and read by its reader in their language. */
export function AnswerBuilder({ desk, provider, own, send, onTemplates, onDone, onLeave }: Props) {
	const t = useTranslations('matching.builder');
	const form = useAnswerForm(desk, own);
	const sendAnswer = useSendingAnswer(send);
	const [isPreviewed, setIsPreviewed] = useState(false);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({
			send: async (values) => {
				await sendAnswer(values);
				form.forget();
				onLeave?.();
				await onDone(t(own ? 'sentAgain' : 'sent'));
			},
		});
	};
	const preview = () => setIsPreviewed(true);
	return (
		<form className={styles.builder} noValidate onSubmit={submit} aria-labelledby="answer-builder">
			<header className={styles.builderHead}>
				<div>
					<h2 id="answer-builder">{t(own ? 'titleAgain' : 'title')}</h2>
					<p className={styles.small}>{t(`for.${desk.reader}.reads`, { language: desk.readsIn })}</p>
				</div>
				{form.isDirty && (
					<Badge tone="ok">
						<Icon name="check" />
						{t('kept')}
					</Badge>
				)}
			</header>
			<FormSummary form={form} title={() => t('faults')} labelOf={useLabels()} level={3} />
			<TemplateTools form={form} desk={desk} provider={provider} onChange={onTemplates} />
			<OfferFields form={form} desk={desk} />
			<LineFields form={form} desk={desk} />
			<DateFields form={form} desk={desk} />
			<WordsFields form={form} desk={desk} />
			{own && <Changes form={form} desk={desk} own={own} />}
			<FailureNote>{form.failure}</FailureNote>
			<Foot form={form} reader={desk.reader} isNewVersion={own !== undefined} onPreview={preview} onLeave={onLeave} />
			<AnswerPreview desk={desk} values={form.values} isOpen={isPreviewed} onClose={() => setIsPreviewed(false)} />
		</form>
	);
}

/** What a field is called in the summary. */
function useLabels() {
	const t = useTranslations('matching.builder');
	const line = useTranslations('reservation.agreed.form');
	return (field: string): string => {
		const [list, at, part] = field.split('.');
		if (list === 'lines') {
			const of = part === 'name' || part === 'quantity' || part === 'won' ? line(part) : line('kind');
			return `${line('line', { number: Number(at ?? 0) + 1 })}, ${of}`;
		}
		if (field === 'productId') return t('product');
		return t(field === 'places' || field === 'days' || field === 'dates' ? field : 'text');
	};
}

/** What will be marked as new for the reader. */
function Changes({ form, desk, own }: { form: AnswerFormState; desk: AnswerDesk; own: GivenAnswer }) {
	const t = useTranslations('matching.builder');
	const text = useChangesText();
	const locale = useConsoleLocale();
	const changes = changesSince(own, form.values, locale);
	return <Note>{changes.length === 0 ? t('nothingNew') : t(`for.${desk.reader}.new`, { what: text(changes) })}</Note>;
}

type FootProps = {
	form: AnswerFormState;
	reader: AnswerReader;
	isNewVersion: boolean;
	onPreview: () => void;
	onLeave: (() => void) | undefined;
};

/** The way on; on a phone the sum and the button stay in view. */
function Foot({ form, reader, isNewVersion, onPreview, onLeave }: FootProps) {
	const t = useTranslations('matching.builder');
	const count = form.values.lines.length;
	const sum = count === 0 ? t('noPrice') : formatWon(totalOf(form.values));
	const send = (
		<Button type="submit" variant="primary" isBusy={form.isBusy}>
			{t(isNewVersion ? 'sendAgain' : 'send')}
		</Button>
	);
	return (
		<>
			<div className={styles.foot}>
				<Button variant="quiet" onClick={onPreview}>
					<Icon name="eye" />
					{t(`for.${reader}.preview`)}
				</Button>
				{onLeave && (
					<Button variant="quiet" onClick={onLeave}>
						{t('leave')}
					</Button>
				)}
				<span className={styles.wide}>{send}</span>
			</div>
			<div className={bar.bar}>
				<span className={styles.barSum}>
					<b>{sum}</b>
					<small>{t('lineCount', { count })}</small>
				</span>
				{send}
			</div>
		</>
	);
}
