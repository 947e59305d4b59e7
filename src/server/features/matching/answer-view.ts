import type { AnswerShown, AnswerTold, Comparison } from '#contract/api/matching-fields.ts';
import { type AreaSlug, areaOf } from '#domain/area/areas.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { compareAnswers, marksOf } from '#domain/matching/compare-answers.ts';
import { maskContacts } from '#domain/matching/contacts.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { Pool } from '#server/queries.ts';
import { findNamedProducts } from './answer-product.repo.ts';
import { findMatchingProviders, type RatedProvider } from './matching-provider.repo.ts';
import { providerCard } from './provider-card.ts';
import { type AnswerRow, findVersions, type VersionRow } from './question.repo.ts';
import { versionText } from './sealed-question.ts';

/** Some answers of a question with all that is told of them, by a bounded number of statements. */
export type LoadedAnswer = {
	row: AnswerRow;
	latest: VersionRow;
	versions: VersionRow[];
	provider: RatedProvider;
	product: Awaited<ReturnType<typeof findNamedProducts>>[number] | null;
};

export async function loadAnswers(
	queries: Pool,
	rows: readonly AnswerRow[],
	{ language, now }: { language: ContentLocale; now: Date },
): Promise<LoadedAnswer[]> {
	const versions = await findVersions(
		queries,
		rows.map(({ id }) => id),
	);
	const named = versions.flatMap(({ productId }) => productId ?? []);
	const [providers, products] = await Promise.all([
		findMatchingProviders(queries, [...new Set(rows.map(({ providerId }) => providerId))], now),
		findNamedProducts(queries, [...new Set(named)], language),
	]);
	return rows.flatMap((row) => {
		const own = versions.filter(({ answerId }) => answerId === row.id);
		const latest = own.at(-1);
		const provider = providers.find(({ id }) => id === row.providerId);
		if (!latest || !provider) return [];
		const product = products.find(({ id }) => id === latest.productId) ?? null;
		return [{ row, latest, versions: own, provider, product }];
	});
}

type Reading = { keys: Keyring; language: ContentLocale; now: Date };

/** Both have agreed: from then on nothing is covered between them. */
const isOpen = ({ status }: AnswerRow): boolean => status === 'accepted';

function written({ row, latest }: LoadedAnswer, keys: Keyring, isOwn: boolean) {
	const text = versionText(keys, latest);
	if (text === '') return null;
	const { locale } = latest;
	return isOwn || isOpen(row) ? { text, locale, isMasked: false } : { ...maskContacts(text), locale };
}

export function shownAnswer(loaded: LoadedAnswer, { keys, language }: Reading): AnswerShown {
	const { row, latest, provider } = loaded;
	const masked = { ...loaded, row: { ...row, status: 'offered' as const } };
	return {
		id: row.id,
		provider: providerCard(provider, language),
		text: written(masked, keys, false),
		phrases: latest.phrases,
		answeredAt: row.createdAt.toISOString(),
		answerMinutes: row.minutes,
	};
}

export function toldAnswer(loaded: LoadedAnswer, { keys, language, now }: Reading, isOwn = false): AnswerTold {
	const { row, latest, versions, product } = loaded;
	return {
		...shownAnswer(loaded, { keys, language, now }),
		text: written(loaded, keys, isOwn),
		status: row.status,
		version: latest.version,
		versions: versions.map(({ version, at, totalWon, changes }) => ({
			...{ version, at: at.toISOString(), total: totalWon, changes },
		})),
		lines: latest.lines.map((line) => (isOwn || isOpen(row) ? line : { ...line, name: maskContacts(line.name).text })),
		total: latest.totalWon,
		dates: latest.dates,
		places: latest.places,
		product,
		validUntil: latest.validUntil?.toISOString() ?? null,
		isValid: latest.validUntil === null || latest.validUntil > now,
		reason: row.reason,
		reservationId: row.reservationId,
	};
}

/** Side by side: of those that can still be had, else of all. */
export function comparisonOf(answers: readonly AnswerTold[], area: AreaSlug): Comparison {
	const compared = answers.map(({ id, lines, total, dates, provider, answerMinutes }) => ({
		...{ id, lines, total, dates, answerMinutes },
		rating: provider.rating.count === 0 ? null : provider.rating.average,
	}));
	return { rows: compareAnswers(compared), marks: marksOf(compared, areaOf(area)) };
}
