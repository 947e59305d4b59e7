import type { AskerQuestion } from '#contract/api/matching.ts';
import type { ConsentTexts, MatchingDialog, Opened } from '../matching-dialog.ts';
import { EndDialog } from './end-dialog.tsx';
import { PickDialog } from './pick-dialog.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { ReserveSheet } from './reserve-sheet.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { ThreadSheet } from './thread-sheet.tsx';

type Props = Opened & {
	dialog: MatchingDialog;
	/** Of the asker; everybody else can only report. */
	question: AskerQuestion | undefined;
	texts: ConsentTexts | undefined;
};

/** Whatever is opened over a question's page, one at a time. */
export function MatchingDialogs({ dialog, question, texts, ...shared }: Props) {
	if (dialog.name === 'report') return <ReportSheet key={dialog.target.id} target={dialog.target} {...shared} />;
	if (!question) return null;
	if (dialog.name === 'share') return <ShareSheet question={question} {...shared} />;
	if (dialog.name === 'withdraw' || dialog.name === 'close')
		return <EndDialog key={dialog.name} move={dialog.name} id={question.id} {...shared} />;
	const { answerId } = dialog as Extract<MatchingDialog, { answerId: string }>;
	const answer = question.answers.find(({ id }) => id === answerId);
	if (!answer) return null;
	if (dialog.name === 'pick') return <PickDialog key={answer.id} question={question} answer={answer} {...shared} />;
	if (dialog.name === 'thread') return <ThreadSheet key={answer.id} question={question} answer={answer} {...shared} />;
	if (dialog.name === 'take-back') return <TakeBackDialog key={answer.id} answer={answer} {...shared} />;
	return texts && <ReserveSheet key={answer.id} question={question} answer={answer} texts={texts} {...shared} />;
}
