import { Refusal } from '../../../calls/handler.ts';
import { STATE } from '../../../contracts/states.ts';

/** For a missing, spent or old proof, or one of another kind. */
export const PROOF_REQUIRED = new Refusal(400, 'Prove again who you are.', {
  state: STATE.proofRequired,
});
/** The same for an unknown account, a wrong password and a spent code. */
export const WRONG_CREDENTIALS = new Refusal(401, 'These credentials are wrong.', {
  state: STATE.wrongCredentials,
});
export const USERNAME_MALFORMED = new Refusal(
  400,
  'A username has 3 to 20 letters, digits or underscores.',
  { state: STATE.usernameMalformed },
);
export const USERNAME_TAKEN = new Refusal(409, 'Somebody has this username.', {
  state: STATE.usernameTaken,
});
export const USERNAME_RESERVED = new Refusal(409, 'This username is kept for staff.', {
  state: STATE.usernameReserved,
});
export const ACCOUNT_EXISTS = new Refusal(409, 'This address has an account.', {
  state: STATE.accountExists,
});
export const ADDRESS_PRESENT = new Refusal(409, 'The account has another address of this kind.', {
  state: STATE.addressPresent,
});
