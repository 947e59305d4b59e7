import { useContext } from 'react';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import { speakerOf } from '#domain/thread/message-words.ts';
import type { PartyRole } from '#domain/thread/thread.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Messages, WordFile } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { LateWords } from '#views/late-words.tsx';
import { type LoadWords, LoadWordsContext } from '#views/load-words-context.ts';
import { PhrasePicker, phraseWords } from '#views/phrase/phrase-picker.tsx';
import { useAgencyPhrases } from '#views/phrase/use-agency-phrases.ts';

const files: readonly WordFile[] = [...phraseWords, 'shell', 'thread'];

/** What is written about, as far as it is known: of it are the phrases that are offered. */
export type Matter = { area?: AreaSlug | undefined; kind?: string | undefined };

type Props = {
	isOpen: boolean;
	role: PartyRole;
	matter: Matter;
	/** The language of who will read it. */
	reader: Locale;
	onPick: (use: PhraseUse) => void;
	/** Puts a sentence of the agency into the text; false where there is no room for it. */
	onWords: (sentence: string) => boolean;
	onClose: () => void;
};

const books = new WeakMap<LoadWords, (locale: Locale) => Promise<Partial<Messages>>>();

/** The same function for the same front: what it loads is asked for once. */
function bookOf(loadWords: LoadWords) {
	const known = books.get(loadWords) ?? ((locale: Locale) => loadWords(locale, ['phrase', 'phrase-book']));
	books.set(loadWords, known);
	return known;
}

/** The phrase book over a thread. */
export function PhraseSheet({ isOpen, onClose, ...picking }: Props) {
	const t = useTranslations('thread');
	const title = t('phrases.open');
	const closeLabel = t('phrases.close');
	return (
		<Sheet {...{ isOpen, onClose, title, closeLabel }}>
			<LateWords
				files={files}
				failed={(retry) => (
					<Note tone="bad" isAlert>
						{t('phrases.failed')}{' '}
						<Button size="sm" onClick={retry}>
							{t('again')}
						</Button>
					</Note>
				)}
			>
				<Picking {...picking} />
			</LateWords>
		</Sheet>
	);
}

function Picking({ role, matter, reader, onPick, onWords }: Omit<Props, 'isOpen' | 'onClose'>) {
	const loadBook = bookOf(useContext(LoadWordsContext));
	const speaker = speakerOf(role);
	const agency = useAgencyPhrases(speaker === 'provider', onWords);
	return <PhrasePicker {...matter} {...{ speaker, reader, loadBook, onPick, agency }} />;
}
