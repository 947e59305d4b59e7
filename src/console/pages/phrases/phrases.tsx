import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredPhrase } from '#contract/api/agency-phrase.ts';
import { mostAgencyPhrases } from '#domain/phrase/agency-phrase.ts';
import { type PhraseTopic, phraseTopics } from '#domain/phrase/phrases.ts';
import { fold } from '#domain/search/grams.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { Await } from '../../await.tsx';
import { PageHead } from '../../page-head.tsx';
import { TypedSearch } from '../../typed-search.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import { moved } from '../site/moved.ts';
import { PhraseSheet } from './phrase-sheet.tsx';
import styles from './phrases.module.css';
import { phrasesKey } from './phrases-key.ts';

type View = 'offered' | 'archived';

/** Sentences that the agency offers to every house, besides the phrase book (decision 0125). */
export function PhrasesPage() {
	const t = useTranslations('console.phrases');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const [said, setSaid] = useState<string>();
	const [edited, setEdited] = useState<StoredPhrase | 'new'>();
	const query = useQuery({
		...{ queryKey: [phrasesKey], queryFn: () => callApi(phrasesKey, {}), refetchOnMount: 'always' as const },
	});
	const isFull = (query.data?.phrases.length ?? 0) >= mostAgencyPhrases;
	return (
		<>
			<PageHead
				title={pages('phrases')}
				text={t('lead')}
				aside={
					<Button variant="primary" disabled={isFull} onClick={() => setEdited('new')}>
						<Icon name="plus" />
						{t('add')}
					</Button>
				}
			/>
			{isFull && <Note>{t('full', { most: mostAgencyPhrases })}</Note>}
			<Await query={query}>
				{({ phrases }) => <PhraseList phrases={phrases} onEdit={setEdited} onSaid={setSaid} />}
			</Await>
			{edited && (
				<PhraseSheet
					key={edited === 'new' ? 'new' : edited.id}
					phrase={edited === 'new' ? undefined : edited}
					onClose={() => setEdited(undefined)}
					onDone={() => setSaid(t('saved'))}
				/>
			)}
			<Toast message={said} closeLabel={t('close')} onClose={() => setSaid(undefined)} />
		</>
	);
}

type ListProps = {
	phrases: readonly StoredPhrase[];
	onEdit: (phrase: StoredPhrase) => void;
	onSaid: (sentence: string) => void;
};

const has = ({ texts }: StoredPhrase, word: string) =>
	Object.values(texts).some((text) => fold(text).includes(fold(word)));

function PhraseList({ phrases, onEdit, onSaid }: ListProps) {
	const t = useTranslations('console.phrases');
	const topics = useTranslations('phrase.topic');
	const [view, setView] = useState<View>('offered');
	const [topic, setTopic] = useState<PhraseTopic | 'all'>('all');
	const [search, setSearch] = useState('');
	const { isBusy, failure, move, archive } = usePhraseActs(phrases, onSaid);
	const within = phrases.filter(({ isArchived }) => isArchived === (view === 'archived'));
	const shown = within.filter((one) => (topic === 'all' || one.topic === topic) && (search === '' || has(one, search)));
	// An order is of all that are offered: where some are left out nobody sees what they move past.
	const canMove = view === 'offered' && shown.length === within.length;
	return (
		<div className={styles.page}>
			<div className={styles.filters}>
				<Segmented
					{...{
						name: 'view',
						label: t('view'),
						isLabelHidden: true,
						value: view,
						onChange: (next: string) => setView(next as View),
					}}
					options={(['offered', 'archived'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
				/>
				<Select
					{...{ name: 'topic', label: t('topic'), value: topic }}
					options={[
						{ value: 'all', label: t('allTopics') },
						...phraseTopics.map((value) => ({ value, label: topics(value) })),
					]}
					onChange={(next) => setTopic(next as PhraseTopic | 'all')}
				/>
				<TypedSearch
					words={{
						...{ label: t('search'), placeholder: t('searchPlaceholder') },
						...{ submitLabel: t('searchSubmit'), clearLabel: t('searchClear') },
					}}
					{...{ search, maxLength: 60 }}
					onSearch={(word) => setSearch(word ?? '')}
				/>
			</div>
			<FailureNote>{failure}</FailureNote>
			{shown.length === 0 ? (
				<EmptyState isPanel title={t(emptyOf())} text={t('emptyText')} />
			) : (
				<ol className={styles.rows} aria-label={t(`views.${view}`)}>
					{shown.map((phrase, at) => (
						<Row
							key={phrase.id}
							{...{ phrase, isBusy, onEdit, onArchive: archive }}
							{...(canMove && at > 0 && { onUp: () => move(at, at - 1) })}
							{...(canMove && at < shown.length - 1 && { onDown: () => move(at, at + 1) })}
						/>
					))}
				</ol>
			)}
			{view === 'offered' && !canMove && shown.length > 0 && <p className={styles.small}>{t('orderHint')}</p>}
		</div>
	);

	function emptyOf() {
		if (within.length > 0) return 'nothingFound';
		return view === 'archived' ? 'emptyArchived' : 'empty';
	}
}

/** What is done at a click; the list is asked for anew, also after a refusal: it may be another one by now. */
function usePhraseActs(phrases: readonly StoredPhrase[], onSaid: (sentence: string) => void) {
	const t = useTranslations('console.phrases');
	const callApi = useApi();
	const client = useQueryClient();
	const { isBusy, failure, save } = useSaving({ textOf: useConsoleFailure() });
	const act = (work: () => Promise<unknown>, sentence: string) =>
		void save(async () => {
			try {
				await work();
				onSaid(sentence);
			} finally {
				await client.invalidateQueries({ queryKey: [phrasesKey] });
			}
		});
	const before = phrases.filter(({ isArchived }) => !isArchived).map(({ id }) => id);
	return {
		...{ isBusy, failure },
		move: (from: number, to: number) =>
			act(
				() => callApi('PUT /api/console/site/phrase-order', { body: { ids: moved(before, from, to), before } }),
				t('ordered'),
			),
		archive: ({ id, revision, isArchived }: StoredPhrase) =>
			act(
				() =>
					callApi('PUT /api/console/site/phrases/:id/archived', {
						...{ params: { id }, body: { isArchived: !isArchived, revision } },
					}),
				t(isArchived ? 'broughtBack' : 'archived'),
			),
	};
}

type RowProps = {
	phrase: StoredPhrase;
	isBusy: boolean;
	onUp?: () => void;
	onDown?: () => void;
	onEdit: (phrase: StoredPhrase) => void;
	onArchive: (phrase: StoredPhrase) => void;
};

function Row({ phrase, isBusy, onUp, onDown, onEdit, onArchive }: RowProps) {
	const t = useTranslations('console.phrases');
	const topics = useTranslations('phrase.topic');
	const own = useConsoleLocale();
	const { texts, topic, isArchived } = phrase;
	const name = texts[own];
	return (
		<li className={styles.row}>
			<div className={styles.words}>
				<Badge>{topics(topic)}</Badge>
				<p lang={locales[own].tag}>{name}</p>
				{own !== 'ko' && (
					<p className={styles.small} lang="ko">
						{texts.ko}
					</p>
				)}
			</div>
			<div className={styles.acts}>
				{!isArchived && (
					<>
						<Button size="sm" variant="quiet" disabled={!onUp || isBusy} onClick={onUp}>
							<span className={styles.up}>
								<Icon name="chevronDown" label={t('up', { name })} />
							</span>
						</Button>
						<Button size="sm" variant="quiet" disabled={!onDown || isBusy} onClick={onDown}>
							<Icon name="chevronDown" label={t('down', { name })} />
						</Button>
					</>
				)}
				<Button size="sm" aria-label={t('editNamed', { name })} onClick={() => onEdit(phrase)}>
					{t('edit')}
				</Button>
				<Button
					size="sm"
					variant="quiet"
					disabled={isBusy}
					aria-label={t(isArchived ? 'bringBackNamed' : 'archiveNamed', { name })}
					onClick={() => onArchive(phrase)}
				>
					{t(isArchived ? 'bringBack' : 'archive')}
				</Button>
			</div>
		</li>
	);
}
