import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import { isPhraseId } from '#domain/phrase/phrases.ts';
import { formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { PhraseLines } from '#views/phrase/phrase-lines.tsx';
import { AgreedLines } from '#views/price/agreed-lines.tsx';
import { momentOf } from '../moment.ts';
import styles from './answer.module.css';
import type { GivenAnswer } from './answer-desk.ts';
import { useChangesText } from './use-changes-text.ts';

type Props = { own: GivenAnswer };

/** The answer that was given: lines, dates and words. */
export function GivenWords({ own }: Props) {
	const t = useTranslations('matching');
	const locale = useWordsLocale();
	const { text, lines, total, dates, places, product, validUntil } = own;
	const known = own.phrases.filter((use): use is PhraseUse => isPhraseId(use.phrase));
	const rows = [
		product && { name: t('desk.fact.product'), value: product.title },
		dates.length > 0 && {
			name: t('desk.fact.dates'),
			value: dates
				.map(({ on, time }) => [formatDateWithWeekday(on, locale), time].filter(Boolean).join(' '))
				.join('\n'),
		},
		places > 0 && { name: t('desk.fact.places'), value: String(places) },
		validUntil && { name: t('desk.fact.valid'), value: momentOf(validUntil) },
	].filter((row) => !!row);
	return (
		<div className={styles.given}>
			{lines.length > 0 && (
				<div>
					<AgreedLines lines={lines} />
					{total !== null && (
						<p className={styles.sum}>
							<span>{t('desk.fact.total')}</span>
							<b>{formatWon(total)}</b>
						</p>
					)}
				</div>
			)}
			{rows.length > 0 && <FactRows rows={rows} />}
			<PhraseLines uses={known} />
			{text && (
				<p className={styles.contents} lang={text.locale === locale ? undefined : locales[text.locale].tag}>
					{text.text}
				</p>
			)}
		</div>
	);
}

/** What each version brought, the latest first. */
export function GivenVersions({ own }: Props) {
	const t = useTranslations('matching.desk');
	const changesText = useChangesText();
	if (own.versions.length < 2) return null;
	return (
		<section className={styles.versions} aria-labelledby="versions">
			<h3 id="versions">{t('versions')}</h3>
			<ol reversed>
				{own.versions.toReversed().map(({ version, at, total, changes }) => (
					<li key={version}>
						<b>{t('version', { version })}</b> <time dateTime={at}>{momentOf(at)}</time>
						{total !== null && <span>{formatWon(total)}</span>}
						{changes.length > 0 && <span>{t('changed', { what: changesText(changes) })}</span>}
					</li>
				))}
			</ol>
		</section>
	);
}
