import { AddressLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { ListChoices } from './list-choices.ts';
import { useListAddress } from './use-list-address.ts';

type Props = { choices: ListChoices; nextCursor: string | null; onTurn: () => void };

/** A cursor leads on, and back to the beginning. */
export function ListPager({ choices, nextCursor, onTurn }: Props) {
	const t = useTranslations('reservation.my.list');
	const addressOf = useListAddress();
	const link = (cursor: string | undefined) => ({
		href: addressOf({ ...choices, cursor }),
		className: buttonClass(),
		'aria-current': 'false' as const,
		onClick: onTurn,
	});
	return (
		<Pagination
			label={t('pages')}
			previous={
				choices.cursor !== undefined && (
					<AddressLink {...link(undefined)} rel="prev">
						<Icon name="chevronLeft" />
						{t('first')}
					</AddressLink>
				)
			}
			next={
				nextCursor !== null && (
					<AddressLink {...link(nextCursor)} rel="next">
						{t('next')}
						<Icon name="chevronRight" />
					</AddressLink>
				)
			}
		/>
	);
}
