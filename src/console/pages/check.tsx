import { useTranslations } from '#ui/translations.tsx';
import { VoucherCheck } from '#views/voucher-check/voucher-check.tsx';
import { useConsoleAddress } from '../address.tsx';
import { PageHead } from '../page-head.tsx';

/** At the door: is this voucher ours, for today, and good? By its code, or by the camera. */
export function CheckPage() {
	const pages = useTranslations('console.pages');
	const t = useTranslations('console.check');
	const scanned = useConsoleAddress().query.get('c');
	return (
		<>
			<PageHead title={pages('check')} text={t('lead')} />
			<VoucherCheck key={scanned} scanned={scanned} onElsewhere={() => window.location.reload()} />
		</>
	);
}
