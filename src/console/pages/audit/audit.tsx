import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '#contract/api/audit.ts';
import { consolePages } from '#contract/console-pages.ts';
import { nounOf, subjectNoun } from '#i18n/subject-noun.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { FileLink } from '../../file/file-link.tsx';
import { momentOf } from '../../moment.ts';
import { PageHead } from '../../page-head.tsx';
import { useConsoleLocale, useHasPage } from '../../viewer.tsx';
import queues from '../queues.module.css';
import styles from './audit.module.css';
import { type AuditChoices, addressOf, choicesIn, exportAddress, ofSubject, queryOf } from './choices.ts';
import { Filters } from './filters.tsx';
import { actOf } from './kind-name.ts';
import { useFactWords } from './use-fact-words.ts';

const key = 'GET /api/audit-entries';

/** Who did or saw what: filtered by the address, taken along as a file. */
export function AuditPage() {
	const t = useTranslations('console.audit');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const language = useConsoleLocale();
	const choices = choicesIn(useConsoleAddress().query);
	const query = useInfiniteQuery({
		queryKey: [key, choices, language],
		queryFn: ({ pageParam: cursor }) => callApi(key, { query: { ...queryOf(choices), cursor, language } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<>
			<PageHead
				title={pages('audit')}
				text={t('lead')}
				aside={<FileLink href={exportAddress(choices, language)}>{t('export')}</FileLink>}
			/>
			<Filters choices={choices} sought={query.data?.[0]?.sought} />
			<Await query={query}>
				{(data) => {
					const entries = data.flatMap(({ items }) => items);
					const total = data[0]?.total ?? 0;
					if (entries.length === 0) return <EmptyState isPanel title={t('empty')} text={t('emptyText')} />;
					return (
						<>
							<p className={queues.small}>{total >= 1_000 ? t('many') : t('count', { count: total })}</p>
							<ul className={queues.list}>
								{entries.map((entry) => (
									<Entry key={entry.id} entry={entry} choices={choices} />
								))}
							</ul>
							{query.hasNextPage && (
								<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
									{t('more')}
								</Button>
							)}
						</>
					);
				}}
			</Await>
		</>
	);
}

function Entry({ entry, choices }: { entry: AuditEntry; choices: AuditChoices }) {
	const t = useTranslations('console.audit');
	const { kind, actor, actorName, actorId, at } = entry;
	const hasMembers = useHasPage('members');
	return (
		<li className={styles.entry}>
			<details>
				<summary className={styles.summary}>
					<time dateTime={at}>{momentOf(at)}</time>
					<span className={styles.what}>
						<Badge>{t(`noun.${nounOf(kind)}`)}</Badge> {t(`act.${actOf(kind)}`)}
					</span>
					<span>{[actorName, t(`as.${actor}`)].filter(Boolean).join(' · ')}</span>
				</summary>
				<Detail entry={entry} />
				<div className={styles.links}>
					{actorId && <ConsoleLink to={addressOf({ ...choices, actor: actorId })}>{t('byThem')}</ConsoleLink>}
					{entry.aboutId && (
						<ConsoleLink to={addressOf({ ...choices, about: entry.aboutId })}>{t('aboutThem')}</ConsoleLink>
					)}
					{entry.aboutId && hasMembers && (
						<ConsoleLink to={`${consolePages.members.path}/${entry.aboutId}`}>{t('toMember')}</ConsoleLink>
					)}
					<ConsoleLink
						to={addressOf(ofSubject(choices, { subjectKind: entry.subject.kind, subjectId: entry.subject.id }))}
					>
						{t('ofSubject')}
					</ConsoleLink>
					{entry.subject.kind === 'reservation' && (
						<ConsoleLink to={`${consolePages.reservations.path}/${entry.subject.id}`}>{t('toReservation')}</ConsoleLink>
					)}
				</div>
			</details>
		</li>
	);
}

/** What it is called beside its number, where that is known. */
const withName = (id: string, name: string | null | undefined): string => (name ? `${name} (${id})` : id);

function Detail({ entry }: { entry: AuditEntry }) {
	const { id, kind, subject, aboutId, aboutName, place, facts, factNames, changes } = entry;
	const t = useTranslations('console.audit');
	const { nameOf, said, changed } = useFactWords(kind);
	const rows = [
		{ name: t('number'), value: String(id) },
		{
			name: t('column.subject'),
			value: `${t(`noun.${subjectNoun(subject.kind, kind)}`)} ${withName(subject.id, subject.name)}`,
		},
		...(aboutId ? [{ name: t('column.about'), value: withName(aboutId, aboutName) }] : []),
		...(place ? [{ name: t('column.place'), value: place }] : []),
		...Object.entries(facts).map(([name, value]) => ({
			name: t('fact', { name: nameOf(name) }),
			value: withName(said(name, value), factNames[name]),
		})),
		...Object.entries(changes).map(([name, change]) => ({
			name: t('changed', { name: nameOf(name) }),
			value: changed(name, change),
		})),
	];
	return <FactRows rows={rows} />;
}
