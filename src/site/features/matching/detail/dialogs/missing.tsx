import type { AskerAnswer, AskerQuestion } from '#contract/api/matching.ts';
import { healthOf } from '#i18n/area-words.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './dialogs.module.css';

/** What the sheet itself asks for is told there. */
const partsOf = (faults: Faults) =>
	Object.keys(faults)
		.map((at) => at.split('.')[0])
		.filter((part) => part !== 'date' && part !== 'agreements');

export const isMissing = (faults: Faults): boolean => partsOf(faults).length > 0;

type Props = {
	faults: Faults;
	question: Pick<AskerQuestion, 'id' | 'area'>;
	answer: AskerAnswer;
	/** What was chosen in the sheet, as the form's address says it. */
	when: { on: string; time: string | undefined; to: string | undefined };
};

/** What a reservation of this kind needs besides: of oneself from my information, all else in the reservation's own form. */
export function Missing({ faults, question, answer: { id, product }, when }: Props) {
	const t = useTranslations('matching.reserve.missing');
	const isOfMe = partsOf(faults).every((part) => part === 'lead');
	return (
		<Note tone="warn" isAlert>
			<b>{t('title')}</b>
			<p>{isOfMe ? t('profile') : t('form', { health: healthOf(question.area) })}</p>
			<p className={styles.buttons}>
				{isOfMe || !product ? (
					<PageLink page="myInformation" className={buttonClass({ size: 'sm' })}>
						{t('profileLink')}
					</PageLink>
				) : (
					<PageLink
						page="reserveLink"
						params={{ id: product.id }}
						query={{ question: question.id, answer: id, ...when }}
						className={buttonClass({ size: 'sm' })}
					>
						{t('formLink')}
					</PageLink>
				)}
			</p>
		</Note>
	);
}
