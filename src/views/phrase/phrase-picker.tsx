import { type FormEvent, useEffect, useState } from 'react';
import type { AreaSlug } from '#domain/area/areas.ts';
import { foundPhrases, offeredPhrases, type Speaker } from '#domain/phrase/offered-phrases.ts';
import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import { type PhraseId, type PhraseTopic, phrases, phraseTopics, slotsOf } from '#domain/phrase/phrases.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import type { WordFile } from '#i18n/messages.ts';
import { sayPhrase } from '#i18n/say-phrase.ts';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { AgencyPhrases, foundAgencyPhrases } from './agency-phrases.tsx';
import { PhraseForm } from './phrase-form.tsx';
import styles from './phrase-picker.module.css';
import type { AgencyBook } from './use-agency-phrases.ts';
import { type LoadBook, type ReaderBook, useReaderBook } from './use-reader-book.ts';

/** What it says, besides the words of the shell. */
export const phraseWords: readonly WordFile[] = ['phrase', 'phrase-book', 'error'];

type Props = {
	speaker: Speaker;
	area?: AreaSlug | undefined;
	kind?: string | undefined;
	/** The language of who will read it: each phrase is shown in it too. */
	reader: Locale;
	loadBook: LoadBook;
	onPick: (use: PhraseUse) => void;
	/** What the agency offers besides, for who speaks for a house. */
	agency?: AgencyBook | undefined;
};

const open = (phrase: PhraseId): PhraseUse => ({ phrase, slots: {} });

/** Phrases by topic, found in one's own language, their gaps filled, and read beforehand as the other side will read them. */
export function PhrasePicker({ speaker, area, kind, reader, loadBook, onPick, agency }: Props) {
	const t = useTranslations('phrase');
	const locale = useWordsLocale();
	const found = useReaderBook(reader, loadBook);
	// Who reads the same language needs no preview.
	const readerBook = reader === locale ? undefined : found;
	const [chosen, setChosen] = useState<PhraseId>();
	const [left, setLeft] = useState<PhraseId>();
	const [said, setSaid] = useState('');
	const [search, setSearch] = useState<Search>({ query: '', topic: 'all' });
	const pick = (use: PhraseUse) => {
		onPick(use);
		setSaid(t('picker.added', { text: sayPhrase(use, locale, t) }));
		setLeft(use.phrase);
		setChosen(undefined);
	};
	const choose = (id: PhraseId) => {
		setSaid('');
		if (Object.keys(slotsOf(id)).length === 0) return pick(open(id));
		setChosen(id);
	};
	const back = () => {
		setLeft(chosen);
		setChosen(undefined);
	};
	return (
		<div className={styles.picker}>
			{chosen ? (
				<PhraseForm key={chosen} phrase={chosen} readerBook={readerBook} onPick={pick} onBack={back} />
			) : (
				<PhraseList
					{...{ search, readerBook, choose, left, agency, reader }}
					onSaid={setSaid}
					offered={offeredPhrases(speaker, { area, kind })}
					onSearch={setSearch}
				/>
			)}
			<p className={styles.said} role="status">
				{said}
			</p>
		</div>
	);
}

type Search = { query: string; topic: PhraseTopic | 'all' };

type ListProps = {
	offered: readonly PhraseId[];
	search: Search;
	readerBook: ReaderBook | undefined;
	/** The one that was last filled in: the way goes on from there. */
	left: PhraseId | undefined;
	choose: (id: PhraseId) => void;
	onSearch: (search: Search) => void;
	agency: AgencyBook | undefined;
	reader: Locale;
	onSaid: (sentence: string) => void;
};

const choiceId = (id: PhraseId) => `phrase-choice-${id}`;

function PhraseList(props: ListProps) {
	const { offered, search, readerBook, left, choose, onSearch, agency, reader, onSaid } = props;
	const t = useTranslations('phrase');
	const locale = useWordsLocale();
	useEffect(() => {
		if (left) document.getElementById(choiceId(left))?.focus();
	}, [left]);
	const { topic, query } = search;
	const within = offered.filter((id) => topic === 'all' || phrases[id].topic === topic);
	const found = foundPhrases(within, query, (id) => sayPhrase(open(id), locale, t));
	const topics = phraseTopics.filter((one) => found.some((id) => phrases[id].topic === one));
	const ofAgency = foundAgencyPhrases(agency?.phrases ?? [], search, locale);
	return (
		<>
			<p className={styles.intro}>{t('picker.intro')}</p>
			<SearchRow {...{ search, onSearch, offered }} />
			<p className={styles.count} role="status">
				{t('picker.found', { count: found.length + ofAgency.length })}
			</p>
			{agency && <AgencyPhrases book={agency} found={ofAgency} {...{ reader, onSaid }} />}
			{topics.map((one) => (
				<section key={one} className={styles.topic} aria-labelledby={`phrase-topic-${one}`}>
					<h3 id={`phrase-topic-${one}`} className={styles.heading}>
						{t(`topic.${one}`)}
					</h3>
					<ul className={styles.list}>
						{found
							.filter((id) => phrases[id].topic === one)
							.map((id) => (
								<li key={id}>
									<button type="button" id={choiceId(id)} className={styles.choice} onClick={() => choose(id)}>
										<span>{sayPhrase(open(id), locale, t)}</span>
										<InReadersLanguage phrase={id} readerBook={readerBook} />
									</button>
								</li>
							))}
					</ul>
				</section>
			))}
		</>
	);
}

function InReadersLanguage({ phrase, readerBook }: { phrase: PhraseId; readerBook: ReaderBook | undefined }) {
	if (readerBook === undefined || readerBook === 'failed') return null;
	// Its line is kept until it comes: a list that moves under a finger lets another one be chosen.
	if (readerBook === 'loading')
		return (
			<span className={styles.reads} aria-hidden="true">
				{'\u00a0'}
			</span>
		);
	const { locale, book } = readerBook;
	return (
		<span className={styles.reads} lang={locales[locale].tag}>
			{sayPhrase(open(phrase), locale, book)}
		</span>
	);
}

type SearchProps = { search: Search; offered: readonly PhraseId[]; onSearch: (search: Search) => void };

function SearchRow({ search, offered, onSearch }: SearchProps) {
	const t = useTranslations('phrase');
	const topics = phraseTopics.filter((topic) => offered.some((id) => phrases[id].topic === topic));
	const stay = (event: FormEvent) => {
		event.preventDefault();
		event.stopPropagation();
	};
	return (
		<form className={styles.search} onSubmit={stay}>
			<SearchField
				name="phrase"
				label={t('picker.search')}
				placeholder={t('picker.searchHint')}
				submitLabel={t('picker.submit')}
				clearLabel={t('picker.clear')}
				maxLength={60}
				value={search.query}
				onChange={(query) => onSearch({ ...search, query })}
				onBlur={() => undefined}
				onClear={() => onSearch({ ...search, query: '' })}
			/>
			<Select
				name="phrase-topic"
				label={t('picker.topic')}
				value={search.topic}
				options={[
					{ value: 'all', label: t('picker.allTopics') },
					...topics.map((topic) => ({ value: topic, label: t(`topic.${topic}`) })),
				]}
				onChange={(topic) => onSearch({ ...search, topic: topic as Search['topic'] })}
			/>
		</form>
	);
}
