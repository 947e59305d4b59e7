import type { Transfer as Item } from '#contract/api/transfer.ts';
import { kinds } from '#domain/area/areas.ts';
import { transferKinds } from '#domain/transfer/airports.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { CompanyBanner, CompanyBody, type CompanyWords } from '../company-text.tsx';
import { FareTable } from './fare-table.tsx';
import { HourBand } from './hour-band.tsx';
import { MeetingPoints } from './meeting-points.tsx';
import { OrderPanel } from './order-panel.tsx';
import styles from './transfer.module.css';
import { useTransferChoice } from './use-transfer-choice.ts';
import { VehicleCards } from './vehicle-cards.tsx';

/** SPEC section 2: the pick-up service, told with what can be reserved of it. */
export function Transfer({ text, items }: { text: CompanyWords; items: readonly Item[] }) {
	const t = useTranslations('transfer');
	const state = useTransferChoice(items);
	const [kind = ''] = transferKinds;
	const isOffered = state.vehicles.length > 0;
	return (
		<>
			<CompanyBanner picture="banner-pickup" text={text} />
			<div className={styles.page}>
				<div>
					{isOffered ? (
						<>
							<VehicleCards state={state} />
							<FareTable state={state} />
							<HourBand state={state} />
						</>
					) : (
						<p>{t('nothing')}</p>
					)}
					<MeetingPoints />
					<CompanyBody text={text} />
					<PageLink
						page="productList"
						params={{ area: kinds[kind]?.area ?? '' }}
						query={{ kinds: kind }}
						className={buttonClass()}
					>
						{t('all')}
					</PageLink>
				</div>
				{isOffered && <OrderPanel state={state} />}
			</div>
		</>
	);
}
