import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { areas } from '#domain/area/areas.ts';
import { contactMask } from '#domain/matching/contact-mask.ts';
import { openDays } from '#domain/matching/question.ts';
import { namedNeeds } from '#domain/reservation/needs.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './ask-side.module.css';
import { isPrivateNow } from './ask-values.ts';
import type { AskForm } from './use-ask-form.ts';

type Props = { form: AskForm; country: string };

/** What others will read, how many can answer and how soon: while one types. */
export function AskSide({ form, country }: Props) {
	const t = useTranslations('matching.ask');
	return (
		<aside className={styles.side} aria-label={t('preview')}>
			<p className={styles.caption}>{t(isPrivateNow(form.values) ? 'preview' : 'previewPublic')}</p>
			<Letter form={form} country={country} />
			<div role="status">
				<Fit form={form} />
			</div>
			<p className={styles.note}>
				<Icon name="clock" />
				{t('open', { days: openDays })}
			</p>
		</aside>
	);
}

function Letter({ form, country }: Props) {
	const t = useTranslations('matching.ask');
	const areaWords = useTranslations('area');
	const { area, title, contents, files, locale } = form.values;
	const masked = (text: string) => form.checks?.maskContacts(text).text ?? text;
	const lang = locales[locale].tag;
	return (
		<div className={styles.letter}>
			<p className={styles.from}>
				<span>{country ? t('guestFrom', { country }) : t('guest')}</span>
				{area !== '' && <Badge tone={areas[area].tone}>{areaWords(`${area}.name`)}</Badge>}
			</p>
			<p className={styles.title} lang={lang}>
				<Covered text={masked(title) || t('title')} />
			</p>
			<p className={styles.words} lang={lang}>
				<Covered text={masked(contents) || '…'} />
			</p>
			{files.length > 0 && (
				<p className={styles.papers}>
					<Icon name="document" />
					{t('papers', { count: files.length })}
				</p>
			)}
		</div>
	);
}

/** A strip of black paper where somebody could be reached. */
const Covered = ({ text }: { text: string }) =>
	text.split(contactMask).map((part, at) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
		<span key={at}>
			{at > 0 && <span className={styles.strip}>{contactMask}</span>}
			{part}
		</span>
	));

/** Nobody waits for it, and nothing breaks without it. */
function Fit({ form }: { form: AskForm }) {
	const t = useTranslations('matching.ask.fit');
	const callApi = useApi();
	const { area, kind, languages, region, needs } = form.values;
	const query = {
		area,
		...(kind && { kind }),
		...(languages.length > 0 && { languages: languages.join(',') }),
		...(region && { region }),
		...(namedNeeds(needs).length > 0 && {
			needs: namedNeeds(needs)
				.map(({ id }) => id)
				.join(','),
		}),
	};
	const { data } = useQuery({
		queryKey: ['GET /api/matching/fit', query],
		queryFn: () => callApi('GET /api/matching/fit', { query: query as never }),
		enabled: area !== '',
		placeholderData: keepPreviousData,
		retry: false,
		throwOnError: false,
	});
	if (!data || area === '') return null;
	const minutes = data.usualMinutes;
	return (
		<p className={styles.note}>
			<Icon name="people" />
			<span>
				{t('providers', { count: data.providers })}{' '}
				{minutes !== null && data.providers > 0 && t('usual', { hours: Math.max(1, Math.round(minutes / 60)) })}
			</span>
		</p>
	);
}
