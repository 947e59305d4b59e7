import { admit } from '#domain/member/access.ts';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { Matter } from '#views/thread/phrase-sheet.tsx';
import { Thread } from '#views/thread/thread.tsx';
import { useConsoleLocale, useViewer } from '../viewer.tsx';
import type { AnswerReader } from './answer-desk.ts';

type Props = { threadId: string; reader: AnswerReader; mayWrite: boolean; matter?: Matter };

/** What both have written about this answer since it was sent, the newest last. */
export function AnswerThread({ threadId, reader, mayWrite, matter }: Props) {
	const t = useTranslations('matching.desk.thread');
	const builder = useTranslations('matching.builder');
	const viewer = useViewer();
	const language = useConsoleLocale();
	const as = admit('operator', viewer) === 'admitted' ? 'operator' : 'provider';
	return (
		<Card title={t('title')} id="messages">
			<Thread
				{...{ threadId, mayWrite, language, role: as }}
				// It came with the answer.
				open={() => Promise.resolve(threadId)}
				name={threadId}
				writer={viewer.id}
				other={builder(`for.${reader}.guest`)}
				sayLine={() => ''}
				matter={{ area: matter?.area, kind: matter?.kind }}
			/>
		</Card>
	);
}
