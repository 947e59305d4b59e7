import { useState } from 'react';
import type { Consultation, ConsultationAnswer } from '#contract/api/consultation.ts';
import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import { isPhraseId } from '#domain/phrase/phrases.ts';
import { formatDate, formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { Late } from '#site/late-part.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { LatePhraseLines } from '#views/phrase/late-phrase-lines.tsx';
import { AgreedLines } from '#views/price/agreed-lines.tsx';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import type { ConsentTexts } from '../consent-texts.ts';
import { lateReserveSheet } from './late-reserve-sheet.ts';
import styles from './request.module.css';

type Props = { consultation: Consultation; answer: ConsultationAnswer; texts: ConsentTexts };

/** What the clinic answered: words, price in lines and dates, and the one click that takes them. */
export function AnswerCard({ consultation, answer, texts }: Props) {
	const t = useTranslations('consultation.request');
	const [isReserving, setIsReserving] = useState(false);
	const [wasOpened, setWasOpened] = useState(false);
	const { text, lines, total, dates, validUntil, isValid } = answer;
	const locale = useLocale();
	const words = useTranslations('consultation');
	const errors = useTranslations('error');
	const second = useSecondCurrency();
	const known = answer.phrases.filter((use): use is PhraseUse => isPhraseId(use.phrase));
	const isOver = consultation.state === 'closed';
	return (
		<Card title={t('answer')} id="answer">
			<div className={styles.answer}>
				<p className={styles.hint}>{t('answeredAt', { date: formatDate(answer.answeredAt) })}</p>
				{known.length > 0 && <LatePhraseLines uses={known} />}
				{text && (
					<div>
						<p className={styles.words} lang={locales[text.locale].tag}>
							{text.text}
						</p>
						{text.locale !== locale && (
							<p className={styles.hint}>{t('writtenIn', { language: words(`language.${text.locale}`) })}</p>
						)}
					</div>
				)}
				{lines.length > 0 && (
					<div>
						<AgreedLines lines={lines} />
						{total !== null && (
							<p className={styles.sum}>
								<span>{t('total')}</span>
								<span>
									{formatWon(total)} <small>{second(total)}</small>
								</span>
							</p>
						)}
					</div>
				)}
				{lines.length > 0 && (
					<p>
						<b>{t('dates')}</b>{' '}
						{dates.length === 0
							? t('noDates')
							: dates
									.map(({ on, time }) =>
										[formatDateWithWeekday(on, locale), time && `${time} KST`].filter(Boolean).join(' '),
									)
									.join(' · ')}
					</p>
				)}
				{!isOver && validUntil && isValid && (
					<p className={styles.hint}>{t('validUntil', { date: formatDate(validUntil) })}</p>
				)}
				{!isOver && validUntil && !isValid && <Note tone="warn">{t('lapsed')}</Note>}
				{!isOver && isValid && !consultation.isOffering && <Note tone="warn">{errors('not-on-sale')}</Note>}
				{consultation.may.reserve && (
					<Button
						variant="primary"
						size="lg"
						onClick={() => {
							setWasOpened(true);
							setIsReserving(true);
						}}
					>
						{t('reserve')}
					</Button>
				)}
				{wasOpened && (
					<Late
						part={lateReserveSheet}
						props={{ consultation, answer, texts, isOpen: isReserving, onClose: () => setIsReserving(false) }}
					/>
				)}
			</div>
		</Card>
	);
}
