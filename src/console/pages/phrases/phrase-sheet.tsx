import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { StoredPhrase } from '#contract/api/agency-phrase.ts';
import { type AgencyTexts, agencyPhraseFaults, agencyPhraseLength } from '#domain/phrase/agency-phrase.ts';
import { type PhraseTopic, phraseTopics } from '#domain/phrase/phrases.ts';
import { formatThousands } from '#i18n/format.ts';
import { allLocales, locales } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import styles from './phrases.module.css';
import { phrasesKey } from './phrases-key.ts';

type Values = { topic: PhraseTopic; texts: AgencyTexts };
const blank: Values = { topic: 'greeting', texts: { ko: '', en: '', ru: '', th: '', vn: '', id: '' } };
const idOf = (field: string) => `phrase-${field.replaceAll('.', '-')}`;

type Props = { phrase: StoredPhrase | undefined; onClose: () => void; onDone: () => void };

/** One sentence in all six languages, one below the other: who writes compares. */
export function PhraseSheet(props: Props) {
	const t = useTranslations('console.phrases');
	return (
		<Sheet isOpen title={t(props.phrase ? 'edit' : 'add')} closeLabel={t('close')} onClose={props.onClose}>
			<PhraseForm {...props} />
		</Sheet>
	);
}

function PhraseForm({ phrase, onClose, onDone }: Props) {
	const t = useTranslations('console.phrases');
	const topics = useTranslations('phrase.topic');
	const callApi = useApi();
	const client = useQueryClient();
	const form = useForm<Values>({
		blank: phrase ? { topic: phrase.topic, texts: phrase.texts } : blank,
		faultsOf: ({ texts }) => Object.fromEntries(agencyPhraseFaults(texts).map(({ at, code }) => [at, code])),
		...{ textOf: useConsoleFailure(), idOf, asksBeforeLeaving: true },
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({
			send: async (values) => {
				if (phrase)
					await callApi('PUT /api/console/site/phrases/:id', {
						...{ params: { id: phrase.id }, body: { ...values, revision: phrase.revision } },
					});
				else await callApi('POST /api/console/site/phrases', { body: values });
				onDone();
				onClose();
				await client.invalidateQueries({ queryKey: [phrasesKey] });
			},
		});
	};
	const nameOf = (field: string) => locales[allLocales.find((locale) => field.endsWith(`.${locale}`)) ?? 'ko'].ownName;
	return (
		<form className={styles.form} noValidate onSubmit={submit}>
			<FormSummary form={form} title={(count) => t('mend', { count })} labelOf={nameOf} />
			<p className={styles.small}>{t('formText')}</p>
			<Select
				{...{ name: 'topic', label: t('topic'), isLabelShown: true, value: form.values.topic }}
				options={phraseTopics.map((value) => ({ value, label: topics(value) }))}
				onChange={(topic) => form.change({ topic: topic as PhraseTopic })}
			/>
			{allLocales.map((locale) => (
				<TextArea
					key={locale}
					{...form.field(`texts.${locale}`)}
					label={locales[locale].ownName}
					lang={locales[locale].tag}
					rows={2}
					maxLength={agencyPhraseLength}
					countText={(length, most) => `${formatThousands(length)} / ${formatThousands(most)}`}
				/>
			))}
			<FailureNote>{form.failure}</FailureNote>
			<div>
				<Button type="submit" variant="primary" isBusy={form.isBusy}>
					{t('save')}
				</Button>
			</div>
		</form>
	);
}
