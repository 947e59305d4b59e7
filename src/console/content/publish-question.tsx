import type { Api } from '#contract/api.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { formatDate } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useTranslations } from '#ui/translations.tsx';

export const publicationKey = 'GET /api/console/texts/:slug/publication';
export type Publication = OutputOf<Api[typeof publicationKey]>;

type Props = { onConfirm: () => void; onClose: () => void };

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

/** Before another version of a text goes out: a mail cannot be called back. */
export function TextQuestion({ publication, ...props }: Props & { publication: Publication | undefined }) {
	const t = useTranslations('console.text');
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
			<p>
				{changed.length === 0
					? t('publishUnchanged')
					: t('publishChanged', { languages: changed.map((one) => locales[one].ownName).join(', ') })}
			</p>
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
