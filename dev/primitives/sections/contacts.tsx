import { CopyButton } from '#ui/copy-button.tsx';
import { ShieldedEmail } from '#ui/shielded-email.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { Specimen } from '../specimen.tsx';

export function Contacts() {
	const t = useTranslations('product.detail');
	return (
		<>
			<Specimen name="copy button">
				<CopyButton text="서울특별시 종로구 사직로 161" label={t('copyAddress')} doneLabel={t('copied')} />
			</Specimen>
			<Specimen name="shielded e-mail">
				<ShieldedEmail user="hello" host="maru.example" />
			</Specimen>
		</>
	);
}
