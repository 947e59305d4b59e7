import type { Consultation } from '#contract/api/consultation.ts';
import { kinds } from '#domain/area/areas.ts';
import { type HealthAnswer, isAnswered, questionsFor } from '#domain/consultation/health-questions.ts';
import { formatDate, formatDateWithWeekday } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import styles from './told-facts.module.css';

type Told = NonNullable<Consultation['told']>;
type Props = { consultation: Consultation; told: Told };

/** What was sent: the same to who wrote it and to the clinic, in the order it was asked. */
export function ToldFacts({ consultation, told }: Props) {
	const t = useTranslations('consultation');
	const locale = useWordsLocale();
	const { patient, doctor, wishes } = told;
	const { days, wantsInterpreter } = consultation;
	const rows = [
		{ name: t('fact.patient'), value: `${patient.firstName} ${patient.lastName}` },
		{ name: t('fact.birth'), value: formatDate(patient.birthOn) },
		{ name: t('fact.gender'), value: t(`gender.${patient.gender}`) },
		{ name: t('fact.doctor'), value: t(`doctor.${doctor}`) },
		{
			name: t('fact.days'),
			value: days.length === 0 ? t('fact.anyDay') : days.map((day) => formatDateWithWeekday(day, locale)).join('\n'),
		},
		{
			name: t('fact.interpreter'),
			value: wantsInterpreter
				? t('fact.wanted', { language: t(`language.${consultation.locale}`) })
				: t('fact.notWanted'),
		},
	];
	return (
		<div className={styles.told}>
			<h3>{t('fact.wishes')}</h3>
			<p className={styles.words} lang={locales[consultation.locale].tag}>
				{wishes}
			</p>
			<FactRows rows={rows} />
			<Health consultation={consultation} told={told} />
		</div>
	);
}

function Health({ consultation, told }: Props) {
	const t = useTranslations('consultation');
	const asking = kinds[consultation.product.kind];
	if (!asking) return null;
	const said = ({ says, text }: HealthAnswer, isFiles: boolean) => {
		const word = says && (isFiles && says !== 'unsure' ? t(`brings.${says}`) : t(`says.${says}`));
		return [word, text].filter(Boolean).join('\n');
	};
	const rows = questionsFor(asking, told.patient.gender).flatMap(({ id, as }) => {
		const answer = told.answers[id];
		return isAnswered(answer) ? [{ name: t(`ask.${id}.label`), value: said(answer, as === 'files') }] : [];
	});
	return rows.length === 0 ? null : <FactRows rows={rows} />;
}
