import type { WordFile } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { LateWords } from '#views/late-words.tsx';
import { PhraseLines, type WrittenUse } from './phrase-lines.tsx';

const files: readonly WordFile[] = ['phrase', 'phrase-book'];

/** The same where a page has not brought the book: it comes with the first message that is made of it. */
export function LatePhraseLines({ uses }: { uses: readonly WrittenUse[] }) {
	const t = useTranslations('thread');
	if (uses.length === 0) return null;
	return (
		<LateWords
			files={files}
			waiting={<Skeleton width="long" />}
			failed={(retry) => (
				<p>
					{t('phrases.failed')}{' '}
					<Button size="sm" onClick={retry}>
						{t('again')}
					</Button>
				</p>
			)}
		>
			<PhraseLines uses={uses} />
		</LateWords>
	);
}
