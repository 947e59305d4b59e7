import type { ComponentProps } from 'react';
import { useApi } from '#views/api-context.ts';
import { LoginForm as PlainLoginForm } from '#views/member/login-form.tsx';
import { settleCurrency } from '../settle-currency.ts';

/** On the site the currency one chose comes along, or the one chosen here is kept. */
export function LoginForm(props: Omit<ComponentProps<typeof PlainLoginForm>, 'onInside'>) {
	const callApi = useApi();
	return <PlainLoginForm {...props} onInside={({ currency }) => settleCurrency(callApi, currency)} />;
}
