import type { Editing } from '#contract/api/content.ts';
import type { Api } from '#contract/api.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { isReady } from '#domain/content/publish-checks.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useLanguagesSaid } from '../use-languages-said.ts';

export const publicationKey = 'GET /api/console/texts/:slug/publication';
export type Publication = OutputOf<Api[typeof publicationKey]>;

type Props = { onConfirm: () => void; onClose: () => void };

/** Whether it would be there for guests for the first time; what is missing is told without a question. */
export const isFirstOut = ({ kind, published, checks }: Editing): boolean =>
	kind === 'product' && published === null && isReady(checks);

/** Before a product is there for guests for the first time. */
export function FirstQuestion({ isOpen, count, ...props }: Props & { isOpen: boolean; count: number }) {
	const t = useTranslations('console.product');
	return (
		<ConfirmDialog
			{...{ isOpen, title: t('firstTitle'), confirmLabel: t('firstDo'), cancelLabel: t('keepEditing') }}
			{...props}
		>
			{t('firstText', { count })}
		</ConfirmDialog>
	);
}

/** The same where it goes out by itself. */
export function FirstPlanQuestion({ at, isBusy, ...props }: Props & { at: Date | undefined; isBusy: boolean }) {
	const t = useTranslations('console.product');
	const said = at && { date: formatDate(at), time: formatTime(at, 'Asia/Seoul') };
	return (
		<ConfirmDialog
			{...{ isOpen: at !== undefined, isBusy, confirmLabel: t('planConfirm'), cancelLabel: t('keepEditing') }}
			title={said ? t('firstPlanTitle', said) : ''}
			{...props}
		>
			{t('firstPlanText')}
		</ConfirmDialog>
	);
}

/** Before another version of a text goes out: a mail cannot be called back. */
export function TextQuestion({ publication, ...props }: Props & { publication: Publication | undefined }) {
	const t = useTranslations('console.text');
	const languagesSaid = useLanguagesSaid();
	if (!publication) return null;
	const { members, effectiveOn, changed, coming } = publication;
	const isReplacing = coming.some((one) => one.effectiveOn === effectiveOn);
	return (
		<ConfirmDialog
			{...{ isOpen: true, confirmLabel: t('publishDo'), cancelLabel: t('publishKeep') }}
			title={t('publishTitle', { date: formatDate(effectiveOn) })}
			{...props}
		>
			<p>{members > 0 ? t('publishTold', { count: members }) : t('publishUntold')}</p>
			<p>{changed.length === 0 ? t('publishUnchanged') : t('publishChanged', { languages: languagesSaid(changed) })}</p>
			{changed.length > 0 && !changed.includes('ko') && <p>{t('koreanSame')}</p>}
			{isReplacing && <p>{t('publishReplaces')}</p>}
			{coming
				.filter((one) => one.effectiveOn !== effectiveOn)
				.map((one) => (
					<p key={one.version}>{t('publishBeside', { date: formatDate(one.effectiveOn) })}</p>
				))}
		</ConfirmDialog>
	);
}
