-- Only the worker's duties compare the clocks and hold themselves back; an operator's word comes as the owner.
revoke insert, update, delete on destruction_clock, destruction_holds from leeward_app;
grant update on destruction_clock to leeward_worker;
grant insert, update, delete on destruction_holds to leeward_worker;
