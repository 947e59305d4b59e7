import { type ContentLocale, shownLocale } from '#domain/kernel/locale-text.ts';
import { truncateText } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Pool, Queries } from '#server/queries.ts';
import { wordsIn } from '#server/words.ts';
import { findNewestNotices } from '../notice/notice.repo.ts';
import { findPromotions } from '../promotion/promotion.repo.ts';

const mostEntries = 30;
const summaryLength = 400;

type Entry = { id: string; title: string; summary: string; category: string; publishedAt: Date };

/** The newest notices that count now, for those who follow. */
export async function listNoticeFeed(queries: Queries, language: Locale, now: Date): Promise<Entry[]> {
	const topicIn = wordsIn(language, ['notice'])('notice');
	const rows = await findNewestNotices(queries, { locale: language, limit: mostEntries, now });
	return rows.map(({ id, topic, publishedAt, text }) => ({
		id,
		title: text.title,
		summary: truncateText(text.body.split('\n')[0] ?? '', summaryLength),
		category: topicIn(`topic.${topic}`),
		publishedAt,
	}));
}

/** The promotions one can use now, the last begun first. */
export async function listPromotionFeed(reads: Pool, language: Locale, now: Date): Promise<Entry[]> {
	const areaWords = wordsIn(language, ['area'])('area');
	const running = (await findPromotions(reads)).filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
	return running
		.toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime() || (one.id < other.id ? -1 : 1))
		.slice(0, mostEntries)
		.flatMap(({ id, area, startsAt, texts }) => {
			const text = textIn(texts, language);
			if (!text) return [];
			const summary = truncateText(text.lead, summaryLength);
			return [{ id, title: text.title, summary, category: areaWords(`${area}.name`), publishedAt: startsAt }];
		});
}

function textIn<Text>(texts: Partial<Record<ContentLocale, Text>>, language: ContentLocale): Text | undefined {
	const known = Object.fromEntries(Object.keys(texts).map((locale) => [locale, locale]));
	const locale = shownLocale(known, language);
	return locale && texts[locale];
}
